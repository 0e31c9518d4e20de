import { readLanguage } from "../locale/read-language.ts";

export type SortDirection = "ascending" | "descending";

/** The column that rows are sorted by. */
export interface TableSort {
  key: string;
  direction: SortDirection;
}

/** What a row is sorted by; nothing always stands last. */
export type SortValue = string | number | boolean | Date | null | undefined;

const isNothing = (value: SortValue) =>
  value === null || value === undefined || value === "" || Number.isNaN(value);

/** Rows in order of a value: words by the language's alphabet, numbers inside them by size; stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
  language: string,
): Row[] {
  const { compare } = new Intl.Collator(readLanguage(language), { numeric: true });
  const sign = direction === "ascending" ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: valueOf(row) }));
  keyed.sort((a, b) => {
    const nothing = Number(isNothing(a.value)) - Number(isNothing(b.value));
    if (nothing !== 0 || isNothing(a.value)) return nothing;
    if (typeof a.value === "string" || typeof b.value === "string") {
      return sign * compare(String(a.value), String(b.value));
    }
    return sign * (Number(a.value) - Number(b.value));
  });
  return keyed.map(({ row }) => row);
}

/** The sorting after a press on a column's header: ascending first, then the other way round. */
export function nextSort(sort: TableSort | null, key: string): TableSort {
  const isSame = sort?.key === key && sort.direction === "ascending";
  return { key, direction: isSame ? "descending" : "ascending" };
}
