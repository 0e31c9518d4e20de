import type { GenericSchema } from "valibot";
import { fieldHints } from "../content/field.ts";

interface Shape {
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
}

/** What the builder's form calls the field, or the list, at a path that leaves out places in lists. */
export function labelOf(content: GenericSchema, path: string): string {
  let schema: GenericSchema | undefined = content;
  for (const key of path.split(".")) schema = schema && entriesOf(schema)?.[key];
  return (schema && fieldHints(schema)?.label) ?? path;
}

/** The fields of a group, or of a list's entries. */
function entriesOf(schema: GenericSchema): Shape["entries"] {
  const { wrapped, item, entries } = schema as unknown as Shape;
  const inner = wrapped ?? item;
  return inner ? entriesOf(inner) : entries;
}
