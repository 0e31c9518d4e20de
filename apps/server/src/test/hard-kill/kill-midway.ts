import { setTimeout as wait } from "node:timers/promises";
import { isUnreachable } from "@tour/api";

type Write = () => Promise<unknown>;

/** How long after all have written something the process may live on, in ms. */
const maxMs = 800;

/**
 * Runs each writer over and over, all at once, kills the process at some moment after each has
 * written something, and waits until the writers notice. Answers what went wrong before the kill.
 */
export async function killMidway(
  writers: Record<string, Write>,
  kill: () => void,
): Promise<string[]> {
  const state = { isDead: false };
  const faults: string[] = [];
  const loops = Object.entries(writers).map(([name, write]) => {
    const first = Promise.withResolvers<void>();
    const loop = async () => {
      while (!state.isDead) {
        try {
          await write();
        } catch (error) {
          // A process that is dead does not answer; one that lives has no reason to refuse.
          if (!state.isDead || !isUnreachable(error)) faults.push(`${name}: ${String(error)}`);
          if (!state.isDead) state.isDead = true;
        }
        first.resolve();
      }
    };
    return { first: first.promise, done: loop() };
  });
  await Promise.all(loops.map(({ first }) => first));
  await wait(Math.random() * maxMs);
  state.isDead = true;
  kill();
  await Promise.all(loops.map(({ done }) => done));
  return faults;
}
