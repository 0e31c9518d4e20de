import { fieldHints } from "@tour/blocks/definitions";
import type { Editor } from "@tour/blocks/definitions";
import type { GenericSchema } from "valibot";

interface Shape {
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
  pipe?: GenericSchema[];
}

/** Which control the builder's form has for the field at a dotted path of a content. */
export function editorAt(schema: GenericSchema, path: string): Editor | undefined {
  const keys = path.split(".");
  let current: GenericSchema | undefined = schema;
  for (const key of keys) {
    const shape: Shape | undefined = current && unwrap(current);
    const isIndex = /^\d+$/.test(key);
    current = isIndex && shape?.item ? shape.item : shape?.entries?.[key];
  }
  return current && fieldHints(current)?.editor;
}

function unwrap(schema: GenericSchema): Shape {
  const shape = schema as unknown as Shape;
  return shape.wrapped ? unwrap(shape.wrapped) : shape;
}
