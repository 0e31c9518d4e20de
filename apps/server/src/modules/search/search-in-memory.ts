import type { Services } from "../../platform/services.ts";
import type { LiveIndex } from "./live-index.ts";
import { operations, searchBy } from "./operations/operations.ts";
import type { OperationName, Search } from "./operations/operations.ts";
import type { Reading } from "./operations/reading.ts";

/** Answers from this process's own index, with all that was committed before it was asked. */
export function searchInMemory(
  { db, env, now }: Pick<Services, "db" | "env" | "now">,
  index: Pick<LiveIndex, "read">,
): Search {
  return searchBy(async (name: OperationName, asked) => {
    const known = await index.read(now());
    const operation = operations[name] as (reading: Reading, asked: unknown) => unknown;
    return operation({ db, env, now, known }, asked);
  });
}
