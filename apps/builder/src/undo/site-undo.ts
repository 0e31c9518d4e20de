import { createStore } from "zustand/vanilla";
import {
  dropScreen,
  emptyJointList,
  findLastDone,
  findLastUndone,
  reportSteps,
} from "./joint-list.ts";
import type { JointList } from "./joint-list.ts";

/** What was taken back, or made again. */
export interface Taken {
  /** For people to read, behind "Отменено": "главный цвет, оформление". */
  what: string;
  /** Whether it is in front of the person anyway, so that nothing needs to be said. */
  isInView?: boolean;
  /** Whether nothing was left of it: somebody else has changed it since. */
  isGone?: boolean;
}

export type Direction = "undo" | "redo";

/** The steps that a screen keeps: those done, and those taken back. */
export interface KeptSteps {
  past: readonly { order: number }[];
  future: readonly { order: number }[];
}

const orderOf = ({ order }: { order: number }) => order;

/** Takes the last step of a screen back, or makes it again; null where nothing was left of it. */
export type Doer = Record<Direction, (travel: Travel) => Taken | null | Promise<Taken | null>>;

/** How a screen is brought in front of the person. */
export interface Travel {
  /** Opens an address of the builder; false where the person stays because something is unsaved. */
  go: (address: string) => Promise<boolean>;
}

/** For a screen that is only shown: its steps are saves. */
const nothing: Doer = { undo: () => null, redo: () => null };

export type Outcome =
  | { kind: "done"; direction: Direction; taken: Taken; hasTravelled: boolean }
  /** Somebody else has changed it since. */
  | { kind: "gone"; direction: Direction }
  | { kind: "failed"; error: unknown };

/** How long a screen may take to come, in ms. */
const patience = 20_000;

/**
 * One undo for all screens of a site: each keeps its own steps and says which it has; what was done
 * last is taken back first, on its screen, in front of the person.
 */
export function createSiteUndo() {
  const store = createStore<JointList>(() => emptyJointList);
  const doers = new Map<string, Doer>();
  const addresses = new Map<string, string>();
  const arrivals = new Set<() => void>();
  let running: Promise<void> | null = null;

  /** Waits until a screen is there, and says whether it came. */
  const arrive = (screen: string) =>
    new Promise<boolean>((resolve) => {
      const look = () => doers.has(screen) && end(true);
      const end = (isThere: boolean) => {
        clearTimeout(timer);
        arrivals.delete(look);
        resolve(isThere);
      };
      const timer = setTimeout(() => end(false), patience);
      arrivals.add(look);
      look();
    });

  /** Presses wait until it is over. */
  function occupy(until: Promise<unknown>): void {
    const over: Promise<void> = until
      .then(() => undefined)
      .finally(() => {
        if (running === over) running = null;
      });
    running = over;
  }

  async function bring(screen: string, { go }: Travel, address = addresses.get(screen)) {
    return address !== undefined && (await go(address)) && arrive(screen);
  }

  /** At once where the screen is open and its step is taken back at once. */
  function step(
    direction: Direction,
    travel: Travel,
    tell: (outcome: Outcome) => void,
  ): void | Promise<void> {
    const find = direction === "undo" ? findLastDone : findLastUndone;
    const next = find(store.getState());
    if (!next) return undefined;
    const finish = (taken: Taken | null, hasTravelled: boolean) => {
      if (taken?.isGone) return tell({ kind: "gone", direction });
      if (taken) return tell({ kind: "done", direction, taken, hasTravelled });
      // The person was taken there, and reads why nothing is seen to change.
      if (hasTravelled) return tell({ kind: "gone", direction });
      const isStuck = find(store.getState())?.order === next.order;
      return isStuck ? undefined : step(direction, travel, tell);
    };
    const perform = (hasTravelled: boolean) => {
      const taken = doers.get(next.screen)![direction](travel);
      return taken instanceof Promise
        ? taken.then((one) => finish(one, hasTravelled))
        : finish(taken, hasTravelled);
    };
    if (doers.has(next.screen)) return perform(false);
    return bring(next.screen, travel).then((isThere) => (isThere ? perform(true) : undefined));
  }

  return {
    store,

    /** Says which steps a screen has, and where it stands. */
    report(screen: string, { past, future }: KeptSteps, address?: string): void {
      if (address !== undefined) addresses.set(screen, address);
      const steps = { past: past.map(orderOf), future: future.map(orderOf) };
      store.setState(reportSteps(store.getState(), screen, steps));
    },

    /** The screen is there, and takes its steps back itself; answers how it leaves. */
    open(screen: string, doer: Doer = nothing): () => void {
      doers.set(screen, doer);
      for (const look of arrivals) look();
      return () => {
        if (doers.get(screen) === doer) doers.delete(screen);
      };
    },

    /** What was done there is over: it can be taken back no more. */
    forget(screen: string): void {
      store.setState(dropScreen(store.getState(), screen), true);
    },

    /** Brings a screen in front of the person, or a part of it by its address; false where they stay. */
    bring,

    /** Takes the last step back, or makes it again; a press that comes meanwhile waits its turn. */
    move(direction: Direction, travel: Travel, tell: (outcome: Outcome) => void): void {
      const run = () => {
        try {
          return step(direction, travel, tell);
        } catch (error) {
          return Promise.reject(error);
        }
      };
      const begun = running ? running.then(run) : run();
      if (!(begun instanceof Promise)) return;
      occupy(begun.catch((error: unknown) => tell({ kind: "failed", error })));
    },

    /** Presses wait until a save is over: only then it is a step. */
    async hold<Answer>(save: () => Promise<Answer>): Promise<Answer> {
      const saving = save();
      occupy(Promise.all([running, saving.catch(() => undefined)]));
      return saving;
    },

    /** Until all that was asked for is over. */
    settle: async () => running ?? undefined,
  };
}

export type SiteUndo = ReturnType<typeof createSiteUndo>;

const known = new Map<number, SiteUndo>();

/** That of an organiser's site, for as long as the window is open. */
export function siteUndoOf(organizerId: number): SiteUndo {
  const found = known.get(organizerId) ?? createSiteUndo();
  known.set(organizerId, found);
  return found;
}
