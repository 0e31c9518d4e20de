import { ApiError } from "@tour/api";
import { setTimeout as wait } from "node:timers/promises";

type Write = () => Promise<unknown>;

export interface Writing {
  /** How often each writer was told that its write is done. */
  done: ReadonlyMap<string, number>;
  /** How many writes were refused because the database was away. */
  refused: () => number;
  /** Answers of any other kind than done and refused. */
  faults: string[];
  /** Lets each writer end its write. */
  end: () => Promise<void>;
}

/** Runs each writer over and over, all at once, whatever it is answered. */
export function writeThrough(writers: Record<string, Write>): Writing {
  const done = new Map(Object.keys(writers).map((name) => [name, 0]));
  const faults: string[] = [];
  let refused = 0;
  const state = { isOver: false };
  const loops = Object.entries(writers).map(async ([name, write]) => {
    while (!state.isOver) {
      try {
        await write();
        done.set(name, done.get(name)! + 1);
      } catch (error) {
        if (error instanceof ApiError && error.status === 503) refused += 1;
        else faults.push(`${name}: ${String(error)}`);
        // As the answer asks for, but sooner.
        await wait(100);
      }
    }
  });
  return {
    done,
    refused: () => refused,
    faults,
    end: async () => {
      state.isOver = true;
      await Promise.all(loops);
    },
  };
}
