import type { GenericSchema } from "valibot";

/** Which control edits a field; by default it follows from the schema. */
export type Editor =
  | "text"
  | "multiline"
  | "rich-text"
  | "url"
  | "phone"
  | "email"
  | "number"
  | "switch"
  | "choice"
  | "image"
  | "media"
  | "film"
  | "link"
  | "list"
  | "group"
  | "icon"
  | "tour";

/** What the builder's form shows beside a field. */
export interface FieldHints {
  label: string;
  hint?: string;
  editor?: Editor;
  /** Titles of a picklist's values, in its order. */
  choices?: Record<string, string>;
  /** Name of one entry of a list, for its button: "Добавить ссылку". */
  addLabel?: string;
  /** Which entry's key names it in a folded list, for example `title`. */
  itemTitle?: string;
  placeholder?: string;
  /** An address from whose page the rest of its list entry can be filled. */
  fillsFrom?: "article";
}

const registry = new WeakMap<GenericSchema, FieldHints>();

/** Gives a schema the hints that the builder's form is made from. */
export function field<Schema extends GenericSchema>(schema: Schema, hints: FieldHints): Schema {
  const named = { ...schema } as Schema;
  registry.set(named, hints);
  return named;
}

/** The hints of a schema, looking through `optional` and `nullable`. */
export function fieldHints(schema: GenericSchema): FieldHints | undefined {
  const own = registry.get(schema);
  if (own) return own;
  const wrapped = (schema as { wrapped?: GenericSchema }).wrapped;
  return wrapped && fieldHints(wrapped);
}
