import type { Catalog, Column, Constraint } from "./read-catalog.ts";

/**
 * What a migration takes from servers of the version before it, which run beside the new ones while a
 * deploy lasts, and again when it is rolled back: what they read or write and is gone, and what they
 * would write and is refused now. Empty when it only expands.
 */
export function findContracted(before: Catalog, after: Catalog): string[] {
  const changes = [findLost, findNarrowed, findRefusing, findHeld, findRules];
  return changes.flatMap((find) => find(before, after));
}

type Find = (before: Catalog, after: Catalog) => string[];

const isOld = (catalog: Catalog, table: string) => catalog.tables.includes(table);
const entries = <Value>(values: Record<string, Value>) => Object.entries(values);

const findLost: Find = (before, after) => {
  const tables = before.tables.filter((name) => !isOld(after, name));
  const columns = entries(before.columns)
    .filter(([name, { table, number }]) => {
      return isOld(after, table) && after.columns[name]?.number !== number;
    })
    .map(([name]) => name);
  const functions = Object.keys(before.functions).filter((name) => !(name in after.functions));
  return [
    ...tables.map((name) => `table ${name} is gone`),
    ...columns.map((name) => `column ${name} is gone`),
    ...functions.map((name) => `function ${name} is gone`),
  ];
};

const findNarrowed: Find = (before, after) => [
  ...entries(before.columns).flatMap(([name, old]) => {
    const now = after.columns[name];
    return now?.number === old.number ? compareColumn(name, old, now) : [];
  }),
  ...entries(after.columns)
    .filter(([name, { table }]) => isOld(before, table) && before.columns[name] === undefined)
    .filter(([, column]) => column.isRequired && column.default === null)
    .map(([name]) => `new column ${name} takes no null and has no default`),
  ...entries(before.functions).flatMap(([name, { answers }]) => {
    const now = after.functions[name]?.answers ?? answers;
    return now === answers ? [] : [`function ${name} answers ${now} instead of ${answers}`];
  }),
];

function compareColumn(name: string, old: Column, now: Column): string[] {
  const found = [];
  if (!isSameOrLonger(old.type, now.type))
    found.push(`column ${name} is ${now.type} instead of ${old.type}`);
  if (now.isRequired && !old.isRequired) found.push(`column ${name} takes no null`);
  if (old.isRequired && !now.isRequired) found.push(`column ${name} may be null`);
  if (old.default !== null && now.default === null) found.push(`column ${name} has no default`);
  if (now.isGenerated && !old.isGenerated) found.push(`column ${name} takes no value`);
  return found;
}

/** Even a larger kind of number is another type: `bigint` arrives as a text where a number was. */
function isSameOrLonger(old: string, now: string): boolean {
  const lengthOf = (type: string) => {
    if (type === "text" || type === "character varying") return Infinity;
    return Number(/^character varying\((\d+)\)$/.exec(type)?.[1] ?? Number.NaN);
  };
  return old === now || lengthOf(now) >= lengthOf(old);
}

/** Rules that the older version does not know, on what it writes. */
const findRefusing: Find = (before, after) =>
  entries(after.constraints)
    .filter(([, { table }]) => isOld(before, table))
    .filter(([name, now]) => {
      const old = before.constraints[name];
      if (old)
        return old.definition !== now.definition && !takesMore(old.definition, now.definition);
      return !isOfNewColumns(now, before, after);
    })
    .map(([name, { definition }]) => `${name} may refuse: ${definition}`);

/** What the older version leaves out it cannot do wrong: not even twice, where each row has another value. */
function isOfNewColumns(
  { table, kind, columns, definition }: Constraint,
  before: Catalog,
  after: Catalog,
) {
  const isNew = (name: string) => before.columns[`${table}.${name}`] === undefined;
  if (kind === "check" || kind === "reference") return columns.length > 0 && columns.every(isNew);
  const isOther = (name: string) => {
    const value = after.columns[`${table}.${name}`]?.default;
    return value === "gen_random_uuid()" || (value === null && !/NULLS NOT/.test(definition));
  };
  return columns.some((name) => isNew(name) && isOther(name));
}

/** Whether two checks differ only in the list of values, and the second has all of the first's. */
function takesMore(old: string, now: string): boolean {
  const list = /ARRAY\[(.*?)\]/;
  const valuesOf = (text: string) => list.exec(text)?.[1]?.split(", ") ?? [];
  const known = new Set(valuesOf(now));
  return (
    old.replace(list, "") === now.replace(list, "") && valuesOf(old).every((one) => known.has(one))
  );
}

/** Rows of a new table keep those of an older one, which the older version deletes alone. */
const findHeld: Find = (before, after) =>
  entries(after.constraints)
    .filter(([, { table, holds }]) => !isOld(before, table) && holds && isOld(before, holds))
    .map(([name, { holds }]) => `${name} keeps rows of ${holds} from being deleted`);

/** What the older version may lean on is gone, or refuses what it did. */
const findRules: Find = (before, after) => [
  ...entries(before.constraints)
    .filter(([name, { kind, table }]) => {
      return kind !== "check" && isOld(after, table) && !(name in after.constraints);
    })
    .map(([name]) => `${name} is gone`),
  ...entries(before.triggers)
    .filter(([name, { table }]) => isOld(after, table) && !(name in after.triggers))
    .map(([name]) => `trigger ${name} is gone`),
  ...entries(after.triggers)
    .filter(([name, { table, mayRefuse }]) => {
      return mayRefuse && isOld(before, table) && before.triggers[name]?.mayRefuse !== true;
    })
    .map(([name]) => `trigger ${name} may refuse`),
];
