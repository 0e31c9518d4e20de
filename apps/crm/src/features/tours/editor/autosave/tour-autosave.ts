import { ApiError } from "@tour/api";
import type { EditedTour, TourChanges, TourInput } from "@tour/api";
import { describeFailure } from "@tour/office/failure-words";
import type { Form } from "@tour/validation";
import { createStore } from "zustand/vanilla";
import type { SaveState, TourFieldKey } from "./save-state.ts";
import { canWait, listRefused } from "./judge-failure.ts";
import type { TourBackup } from "./tour-backup.ts";

interface AutosaveOptions {
  form: Form<TourInput>;
  tour: Pick<EditedTour, "fields" | "version">;
  backup: TourBackup;
  save: (changes: TourChanges, version: number) => Promise<EditedTour>;
  /** Whether the server would take this of a field. */
  isSound: (key: TourFieldKey, value: unknown) => boolean;
  /** Quiet time after the edit that was just made, in ms. */
  quiet?: () => number;
  /** Between tries while the server can't be reached, in ms. */
  retryAfter?: number;
}

/**
 * Saves a tour by itself, once it is quiet after an edit: of the fields that were changed those that
 * are sound, one save at a time, and never over somebody else's newer tour. What is not saved is kept
 * in this browser.
 */
export function createTourAutosave(options: AutosaveOptions) {
  const { form, backup, save, isSound, quiet = () => 800, retryAfter = 3000 } = options;
  const store = createStore<SaveState>(() => ({ kind: "saved" }));
  /** As the server keeps it, in the words that were typed. */
  let base = options.tour.fields;
  let version = options.tour.version;
  let seen = form.getValues();
  let told: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isStopped = false;
  let unsubscribe = () => {};

  const setState = (state: SaveState) => store.setState(state, true);
  const isConflict = () => store.getState().kind === "conflict";
  const listChanged = () =>
    (Object.keys(base) as TourFieldKey[]).filter((key) => form.getField(key).isDirty);
  const pick = (keys: readonly TourFieldKey[]): TourChanges => {
    const values = form.getValues();
    return Object.fromEntries(keys.map((key) => [key, values[key]]));
  };
  const keep = () => {
    const changed = listChanged();
    if (changed.length === 0) backup.clear();
    else backup.write({ version, changes: pick(changed) });
  };
  const schedule = (delay: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), delay);
  };
  const notice = () => {
    const values = form.getValues();
    if (values === seen) return;
    seen = values;
    keep();
    if (isConflict()) return;
    if (!running) setState({ kind: "waiting" });
    schedule(quiet());
  };

  /** Words of the server about fields that were mended elsewhere go away with the next good save. */
  async function forgetTold(): Promise<void> {
    const names = told;
    told = [];
    for (const name of names) await form.validateField(name as TourFieldKey);
  }

  async function run(): Promise<void> {
    const changed = listChanged();
    const values = form.getValues();
    const held = new Set(changed.filter((key) => !isSound(key, values[key])));
    let message: string | null = null;
    let isRefused = false;
    for (;;) {
      const keys = changed.filter((key) => !held.has(key));
      if (keys.length === 0) break;
      setState({ kind: "saving" });
      try {
        const sent = pick(keys);
        const answer = await save(sent, version);
        version = answer.version;
        base = { ...base, ...sent } as TourInput;
        form.settle(base);
        if (!isRefused) await forgetTold();
        break;
      } catch (error) {
        const refused = listRefused(error, keys);
        if (!refused) return fail(error);
        form.setServerErrors((error as ApiError).validation);
        told = Object.keys((error as ApiError).validation);
        message = describeFailure(error);
        isRefused = true;
        for (const key of refused) held.add(key);
      }
    }
    finish([...held], message);
  }

  function finish(keys: TourFieldKey[], message: string | null): void {
    seen = form.getValues();
    keep();
    if (listChanged().some((key) => !keys.includes(key))) {
      setState({ kind: "waiting" });
      schedule(quiet());
    } else if (keys.length > 0) setState({ kind: "held", keys, message });
    else setState({ kind: "saved" });
  }

  function fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error;
    if (status === 409 && error.data) {
      return setState({ kind: "conflict", theirs: error.data as EditedTour });
    }
    if (!canWait(error))
      return setState({ kind: "refused", status, message: describeFailure(error) });
    setState({ kind: "retrying" });
    schedule(retryAfter);
  }

  /** Saves now what can be saved, and waits until it is. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (running) {
      await running;
      return flush();
    }
    if (isConflict()) return;
    if (listChanged().length === 0) {
      // What was typed was typed back.
      await forgetTold();
      return setState({ kind: "saved" });
    }
    running = run().finally(() => {
      running = null;
    });
    await running;
  }

  return {
    store,
    flush,
    /** Begins to follow the form, with what this browser had kept of an earlier time. */
    start(): void {
      isStopped = false;
      unsubscribe = form.subscribe(notice);
      const kept = backup.read();
      if (!kept) return;
      version = kept.version;
      for (const [key, value] of Object.entries(kept.changes)) {
        if (key in base) form.setValue(key as TourFieldKey, value as never);
      }
      // All of it had come to the server, and only the answer was lost.
      if (listChanged().length > 0) return;
      version = options.tour.version;
      backup.clear();
    },
    /** After a conflict: what was changed here goes over theirs, the rest is theirs. */
    keepMine(): Promise<void> {
      const state = store.getState();
      if (state.kind !== "conflict") return flush();
      form.settle(base, state.theirs.fields);
      base = state.theirs.fields;
      version = state.theirs.version;
      setState({ kind: "waiting" });
      return flush();
    },
    /** After a conflict: all of theirs. */
    takeTheirs(): void {
      const state = store.getState();
      if (state.kind !== "conflict") return;
      base = state.theirs.fields;
      version = state.theirs.version;
      form.reset(base);
      seen = form.getValues();
      backup.clear();
      setState({ kind: "saved" });
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
