import { countComing } from "./count-coming.ts";
import { findLooser } from "./find-looser.ts";
import { findTours } from "./find-tours.ts";
import { followSearch } from "./follow-search.ts";
import { listComing } from "./list-coming.ts";
import { placeTours } from "./place-tours.ts";
import { readShown } from "./read-shown.ts";
import { suggestNames } from "./suggest-names.ts";

/**
 * All that is asked of the tours in memory. What is asked and what comes out is plain data, so that it
 * can be asked of another process as well.
 */
export const operations = {
  countComing,
  findLooser,
  findTours,
  followSearch,
  listComing,
  placeTours,
  readShown,
  suggestNames,
};

type Operations = typeof operations;
export type OperationName = keyof Operations;

/** The way to the tours in memory, in this process or in others. */
export type Search = {
  [Name in OperationName]: (
    ...asked: Parameters<Operations[Name]> extends [unknown, infer Asked] ? [Asked] : []
  ) => Promise<Awaited<ReturnType<Operations[Name]>>>;
};

/** A search each of whose operations is done by its name. */
export function searchBy(
  answer: (name: OperationName, asked: unknown) => Promise<unknown>,
): Search {
  const names = Object.keys(operations) as OperationName[];
  const each = names.map((name) => [name, (asked: unknown) => answer(name, asked)] as const);
  return Object.fromEntries(each) as unknown as Search;
}
