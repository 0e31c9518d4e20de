import { fieldHints } from "@tour/blocks/definitions";
import type { Editor, FieldHints } from "@tour/blocks/definitions";
import type { GenericSchema } from "valibot";

/** What the form needs to know of one field of a content. */
export interface FieldDescription {
  key: string;
  hints: FieldHints;
  editor: Editor;
  /** The schema without `optional` and `nullable` around it. */
  schema: GenericSchema;
  /** The schema as it was declared, with its default. */
  outer: GenericSchema;
  isRequired: boolean;
}

interface Shape {
  type: string;
  wrapped?: GenericSchema;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
}

const shapeOf = (schema: GenericSchema) => schema as unknown as Shape;

const editorOfType: Record<string, Editor> = {
  string: "text",
  number: "number",
  boolean: "switch",
  picklist: "choice",
  array: "list",
  object: "group",
  strict_object: "group",
};

/** Descriptions are made once for a schema, so that their fields can be compared. */
const described = new WeakMap<GenericSchema, FieldDescription[]>();
const describedItems = new WeakMap<GenericSchema, FieldDescription>();

/** The fields of an object's schema, in the order in which they were declared. */
export function describeFields(schema: GenericSchema): FieldDescription[] {
  const known = described.get(schema);
  if (known) return known;
  const fields = listEntries(schema);
  described.set(schema, fields);
  return fields;
}

function listEntries(schema: GenericSchema): FieldDescription[] {
  return Object.entries(shapeOf(unwrap(schema)).entries ?? {}).map(([key, entry]) =>
    describeField(key, entry),
  );
}

/** The entries of a list. */
export function describeItem(schema: GenericSchema): FieldDescription {
  const { item } = shapeOf(unwrap(schema));
  if (!item) throw new Error("A list without a schema of its entries");
  const entry = describedItems.get(item) ?? describeField("item", item);
  describedItems.set(item, entry);
  return entry;
}

function describeField(key: string, entry: GenericSchema): FieldDescription {
  const schema = unwrap(entry);
  const hints = fieldHints(entry) ?? { label: key };
  return {
    key,
    hints,
    schema,
    outer: entry,
    editor: hints.editor ?? editorOfType[shapeOf(schema).type] ?? "text",
    isRequired: schema === entry && shapeOf(schema).type === "string",
  };
}

function unwrap(schema: GenericSchema): GenericSchema {
  const { wrapped } = shapeOf(schema);
  return wrapped ? unwrap(wrapped) : schema;
}
