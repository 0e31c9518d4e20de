import type { GenericSchema } from "valibot";
import type { Editor } from "../content/field.ts";
import { mapFields } from "./map-fields.ts";

/** What becomes of the texts that some kinds of fields hold. */
export type TextChanges = Partial<Record<Editor, (text: string) => string>>;

/** Changes the texts of a content by the kind of their field, leaving everything else as it is. */
export function mapTexts(schema: GenericSchema, value: unknown, changes: TextChanges): unknown {
  const texts = Object.entries(changes).map(([editor, change]) => [
    editor,
    (text: unknown) => (typeof text === "string" ? change(text) : text),
  ]);
  return mapFields(schema, value, Object.fromEntries(texts));
}
