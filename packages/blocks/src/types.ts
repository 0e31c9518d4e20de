import type { VariantInfo } from "./definition/define-block.ts";
import type { ListedType } from "./definition/listed-type.ts";
import { listedTypes } from "./listed-types.gen.ts";

export type { ListedType } from "./definition/listed-type.ts";

/** What is known of a type without its contents; undefined for one that this version does not know. */
export const findType = (type: number): ListedType | undefined =>
  listedTypes.find((listed) => listed.type === type);

/** The layouts of a type; none of one that this version does not know. */
export const variantsOf = (type: number): readonly VariantInfo[] => findType(type)?.variants ?? [];

/** Header and footer: stored with the main page, answered with every page. */
export const sharedTypes: readonly number[] = listedTypes
  .filter(({ shared }) => shared)
  .map(({ type }) => type);

/** At which end of a page blocks of this type always stand; undefined for those that may be moved. */
export const endOf = (type: number): "start" | "end" | undefined => findType(type)?.shared;

/** The blocks with the header first and the footer last, and the others between as they were. */
export function keepEnds<T extends { type: number }>(list: readonly T[]): T[] {
  const rankOf = ({ type }: T) => ({ start: 0, middle: 1, end: 2 })[endOf(type) ?? "middle"];
  return list.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Whether a block was written by an earlier version, whose content is to be brought to today's. */
export function isOutdated(block: { type: number; content_version: number }): boolean {
  const type = findType(block.type);
  return type !== undefined && block.content_version < type.version;
}
