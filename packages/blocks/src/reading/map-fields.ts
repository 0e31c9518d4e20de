import type { GenericSchema } from "valibot";
import { fieldHints } from "../content/field.ts";
import type { Editor } from "../content/field.ts";

interface Shape {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
}

/** What becomes of the values that some kinds of fields hold. */
export type FieldChanges = Partial<Record<Editor, (value: unknown) => unknown>>;

/** Changes the values of a content by the kind of their field, leaving everything else as it is. */
export function mapFields(schema: GenericSchema, value: unknown, changes: FieldChanges): unknown {
  const { editor } = fieldHints(schema) ?? {};
  const change = editor && changes[editor];
  if (change) return change(value);
  const shape = schema as unknown as Shape;
  if (shape.wrapped) return mapFields(shape.wrapped, value, changes);
  if (shape.item && Array.isArray(value)) {
    const { item } = shape;
    return value.map((entry) => mapFields(item, entry, changes));
  }
  if (shape.entries && typeof value === "object" && value !== null && !Array.isArray(value)) {
    const { entries } = shape;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const known = Object.hasOwn(entries, key) ? entries[key] : undefined;
        return [key, known ? mapFields(known, entry, changes) : entry];
      }),
    );
  }
  return value;
}
