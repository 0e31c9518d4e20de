type Items = readonly unknown[];
type Branch = Readonly<Record<string, unknown>>;

type InnerName<Name extends string, Value> = Value extends readonly (infer Item)[]
  ? `${Name}.${number}` | InnerName<`${Name}.${number}`, Item>
  : Value extends (...args: never) => unknown
    ? never
    : Value extends object
      ? {
          [Key in keyof Value & string]: `${Name}.${Key}` | InnerName<`${Name}.${Key}`, Value[Key]>;
        }[keyof Value & string]
      : never;

/** Names of a form's fields: its values' own, and what lies within them: `tourists.0.email`. */
export type FieldName<Values> = string extends keyof Values
  ? string
  : { [Key in keyof Values & string]: Key | InnerName<Key, Values[Key]> }[keyof Values & string];

/** What stands under a name. */
export type FieldValue<Values, Name> = Name extends keyof Values
  ? Values[Name]
  : Values extends readonly (infer Item)[]
    ? Name extends `${number}.${infer Rest}`
      ? FieldValue<NonNullable<Item>, Rest>
      : Item
    : Name extends `${infer Head}.${infer Rest}`
      ? Head extends keyof Values
        ? FieldValue<NonNullable<Values[Head]>, Rest>
        : unknown
      : unknown;

/** Whether a field lies within another one. */
export const isWithin = (name: string, outer: string): boolean =>
  name[outer.length] === "." && name.startsWith(outer);

const isBranch = (value: unknown): value is Branch =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value under a name; undefined where there is none. */
export function readPath(values: Branch, name: string): unknown {
  if (Object.hasOwn(values, name)) return values[name];
  let found: unknown = values;
  for (const key of name.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Branch)[key];
  }
  return found;
}

/** The values with another one under a name; what does not lie on the way stays the same object. */
export function writePath(values: Branch, name: string, value: unknown): Branch {
  const [head = "", ...rest] = name.split(".");
  if (rest.length === 0 || Object.hasOwn(values, name) || !Object.hasOwn(values, head)) {
    return { ...values, [name]: value };
  }
  return { ...values, [head]: writeInner(values[head], rest, value) };
}

function writeInner(inside: unknown, [key = "", ...rest]: string[], value: unknown): unknown {
  const before = inside as Branch | null | undefined;
  const next = rest.length === 0 ? value : writeInner(before?.[key], rest, value);
  if (!Array.isArray(inside)) return { ...before, [key]: next };
  const copy = [...(inside as Items)];
  copy[Number(key)] = next;
  return copy;
}

/** Whether two values hold the same: lists and plain objects are compared by what is in them. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSameValue(item, other[at]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameValue(one[key], other[key]))
  );
}

const isPlain = (value: unknown): value is Branch =>
  isBranch(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);
