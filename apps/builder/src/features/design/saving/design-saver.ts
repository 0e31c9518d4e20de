import { ApiError, isPassing } from "@tour/api";
import { describeFailure } from "@tour/office/failure-words";
import { createStore } from "zustand/vanilla";
import type { DesignBackup } from "./design-backup.ts";
import { fromParts, toParts } from "./design-parts.ts";
import type { Design } from "./design-parts.ts";
import { diffDesigns, findDesignClashes, isSameDesign } from "./merge-designs.ts";
import { mergeDesigns, takeArrived } from "./merge-designs.ts";
import type { ChooseDesign, DesignClash } from "./merge-designs.ts";

export type DesignSaving =
  | { kind: "saved" | "waiting" | "saving" }
  /** Not reached, or refused for now: tried again by itself. */
  | { kind: "retrying" }
  /** Somebody else has changed the same: the user decides which of each stays. */
  | { kind: "conflict"; theirs: Design; clashes: readonly DesignClash[] }
  /** Refused for good, for example because the session has ended. */
  | { kind: "refused"; status: number; message: string };

interface DesignSaverOptions {
  /** What the server held when it was asked last. */
  server: Design;
  backup: DesignBackup;
  /** Sends what has changed, and answers the design as the server has it then. */
  save: (change: ReturnType<typeof diffDesigns>) => Promise<Design>;
  saved?: (design: Design) => void;
  /** Quiet time after the last change, in ms: a pointer passes over many colours. */
  quiet?: number;
  /** Between tries while the server can't be reached, in ms. */
  retryAfter?: number;
}

/** So many tries may be on their way to a slow server; it has one of the last ones, if any. */
const keptTries = 10;

/**
 * Sends changes of a design one after another, again after a failure. Each is kept in this browser,
 * before anything else, until the server has it. Where somebody else has changed the same the user is
 * asked.
 */
export function createDesignSaver(options: DesignSaverOptions) {
  const { backup, save, saved, quiet = 250, retryAfter = 3000 } = options;
  const kept = backup.read();
  let base = kept?.base ?? toDesign(options.server);
  let sent: readonly Design[] = kept?.sent ?? [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const store = createStore<{ design: Design; state: DesignSaving; isKept: boolean }>(() => ({
    design: kept?.mine ?? toDesign(options.server),
    state: { kind: "saved" },
    isKept: true,
  }));

  const mine = () => store.getState().design;
  const kind = () => store.getState().state.kind;
  const setState = (state: DesignSaving) => store.setState({ state });
  const isDirty = () => !isSameDesign(mine(), base);
  const keep = () => store.setState({ isKept: backup.write({ base, mine: mine(), sent }) });
  const wait = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };

  /** Goes on with a design that is not all with the server yet, or says that it is. */
  function goOn(delay: number): void {
    if (isDirty() || sent.length > 0) {
      keep();
      setState({ kind: "waiting" });
      return wait(delay);
    }
    backup.clear();
    clearTimeout(timer);
    store.setState({ state: { kind: "saved" }, isKept: true });
  }

  /** The server's design meets ours: they are merged, or the user is asked. */
  function meet(answer: Design): void {
    const theirs = toDesign(answer);
    base = takeArrived(base, theirs, sent);
    sent = [];
    const clashes = findDesignClashes({ base, mine: mine(), theirs });
    if (clashes.length === 0) return take(theirs, () => "mine");
    keep();
    clearTimeout(timer);
    setState({ kind: "conflict", theirs, clashes });
  }

  function take(theirs: Design, choose: ChooseDesign): void {
    store.setState({ design: mergeDesigns({ base, mine: mine(), theirs }, choose) });
    base = theirs;
    goOn(0);
  }

  async function run(): Promise<void> {
    const asked = mine();
    const before = sent;
    setState({ kind: "saving" });
    sent = [...before, asked].slice(-keptTries);
    keep();
    try {
      const theirs = await save(diffDesigns(base, asked));
      saved?.(theirs);
      base = asked;
      sent = before;
      meet(theirs);
    } catch (error) {
      fail(error, before);
    }
  }

  function fail(error: unknown, before: readonly Design[]): void {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error;
    if (status === 409 && error.data) return meet(error.data as Design);
    if (status >= 400 && !isPassing(status)) {
      sent = before;
      keep();
      return setState({ kind: "refused", status, message: describeFailure(error) });
    }
    setState({ kind: "retrying" });
    wait(retryAfter);
  }

  /** Sends what is not with the server yet, and answers how it stands after that. */
  async function flush(): Promise<DesignSaving> {
    clearTimeout(timer);
    if (running) {
      await running;
      return flush();
    }
    if ((isDirty() || sent.length > 0) && kind() !== "conflict") {
      running = run().finally(() => (running = null));
      await running;
    }
    return store.getState().state;
  }

  if (kept) meet(options.server);

  return {
    store,
    flush,
    /** Shows another design at once, and sends it soon. */
    set(design: Design): void {
      store.setState({ design });
      if (kind() === "conflict") return keep();
      goOn(quiet);
    },
    /** After a conflict: of each part that both changed, the one that was chosen stays. */
    resolve(choose: ChooseDesign): void {
      const { state } = store.getState();
      if (state.kind === "conflict") take(state.theirs, choose);
    },
    /** Takes what the server has, unless something of ours is on its way there. */
    receive(theirs: Design): void {
      if (kind() !== "saved" || running || isSameDesign(theirs, mine())) return;
      base = toDesign(theirs);
      store.setState({ design: base });
    },
  };
}

/** The server says more of a design than what it is. */
const toDesign = (answer: Design): Design => fromParts(toParts(answer));

export type DesignSaver = ReturnType<typeof createDesignSaver>;
