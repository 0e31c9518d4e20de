/** A value that an option stands for. */
export type SelectValue = string | number;

/** One row of the list: an option, or a header that only names the options below it. */
export interface SelectRow<Item> {
  item: Item;
  text: string;
  value: SelectValue;
  isHeader: boolean;
  isDisabled: boolean;
}

/** Which properties of an item hold its text, its value, and whether it is a header. */
export interface SelectKeys {
  textKey: string;
  valueKey: string;
  headerKey: string;
  disabledKey: string;
}

/** Reads items of any shape by the configured keys. Specification, section 3. */
export function readRows<Item extends object>(
  items: readonly Item[],
  keys: SelectKeys,
): SelectRow<Item>[] {
  return items.map((item) => {
    const record = item as Record<string, unknown>;
    const value = record[keys.valueKey];
    return {
      item,
      text: String(record[keys.textKey] ?? value ?? ""),
      value: typeof value === "number" ? value : String(value ?? ""),
      isHeader: Boolean(record[keys.headerKey]),
      isDisabled: Boolean(record[keys.disabledKey]),
    };
  });
}

/**
 * Without case, accents (й, ё among them) and the difference between apostrophes, or between a space
 * and a no-break one.
 */
const normalize = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[\u2018\u2019\u02bc`]/g, "'")
    .toLocaleLowerCase()
    .trim();

/** Rows whose text holds what is searched; a header stays only while one of its options does. */
export function filterRows<Item>(rows: SelectRow<Item>[], search: string): SelectRow<Item>[] {
  const wanted = normalize(search);
  if (wanted === "") return rows;
  const found: SelectRow<Item>[] = [];
  let header: SelectRow<Item> | undefined;
  for (const row of rows) {
    if (row.isHeader) header = row;
    else if (normalize(row.text).includes(wanted)) {
      if (header) found.push(header);
      header = undefined;
      found.push(row);
    }
  }
  return found;
}

const isChoosable = <Item>(row: SelectRow<Item> | undefined) =>
  row !== undefined && !row.isHeader && !row.isDisabled;

/** The nearest choosable row from `index` on in direction `step`; stays put at the ends. */
export function findChoosable<Item>(
  rows: readonly SelectRow<Item>[],
  index: number,
  step: 1 | -1,
): number {
  for (let at = index; at >= 0 && at < rows.length; at += step) {
    if (isChoosable(rows[at])) return at;
  }
  return -1;
}

/** Rows that PageUp and PageDown skip. */
const PAGE_ROWS = 10;

/** The active row after a key of the listbox pattern, or `undefined` for other keys. */
export function moveActive<Item>(
  rows: readonly SelectRow<Item>[],
  active: number,
  key: string,
): number | undefined {
  const last = rows.length - 1;
  const go = (index: number, step: 1 | -1) => {
    const clamped = Math.min(Math.max(index, 0), last);
    const ahead = findChoosable(rows, clamped, step);
    if (ahead >= 0) return ahead;
    const back = findChoosable(rows, clamped, step === 1 ? -1 : 1);
    return back >= 0 ? back : active;
  };
  switch (key) {
    case "ArrowDown":
      return go(active + 1, 1);
    case "ArrowUp":
      return go(active < 0 ? last : active - 1, -1);
    case "Home":
      return go(0, 1);
    case "End":
      return go(last, -1);
    case "PageDown":
      return go(active + PAGE_ROWS, 1);
    case "PageUp":
      return go(active - PAGE_ROWS, -1);
    default:
      return undefined;
  }
}
