import type { GenericSchema } from "valibot";
import { fieldHints } from "../content/field.ts";

interface Shape {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
}

/** Runs a function over every rich text of a content, leaving everything else as it is. */
export function mapRichText(
  schema: GenericSchema,
  value: unknown,
  change: (html: string) => string,
): unknown {
  if (fieldHints(schema)?.editor === "rich-text") {
    return typeof value === "string" ? change(value) : value;
  }
  const shape = schema as unknown as Shape;
  if (shape.wrapped) return mapRichText(shape.wrapped, value, change);
  if (shape.item && Array.isArray(value)) {
    const { item } = shape;
    return value.map((entry) => mapRichText(item, entry, change));
  }
  if (shape.entries && typeof value === "object" && value !== null && !Array.isArray(value)) {
    const { entries } = shape;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const known = Object.hasOwn(entries, key) ? entries[key] : undefined;
        return [key, known ? mapRichText(known, entry, change) : entry];
      }),
    );
  }
  return value;
}
