import type { Block } from "@tour/api";

/** Whether two values of a page say the same, in whatever order their keys are. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys);

/** Whether two blocks say the same; what a check found does not count. */
export const isSameBlock = (a: Block, b: Block | undefined): boolean =>
  b !== undefined && isSame(toFields(a), toFields(b));

/** The same of two pages, block by block. */
export const isSamePage = (a: readonly Block[], b: readonly Block[]): boolean =>
  a.length === b.length && a.every((block, index) => isSameBlock(block, b[index]));

/** What a block says: all but what the server's check found of it. */
export const toFields = ({ status: _, validation: __, ...fields }: Block) => fields;

/** The database gives an object's keys in an order of its own. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
