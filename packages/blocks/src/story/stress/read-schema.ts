import type { GenericSchema } from "valibot";
import { fieldHints } from "../../content/field.ts";
import type { Editor } from "../../content/field.ts";

interface Step {
  type: string;
  requirement?: unknown;
}

/** What valibot's schemas say of themselves, as far as contents use it. */
interface Shape {
  type: string;
  wrapped?: GenericSchema;
  default?: unknown;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  options?: readonly unknown[];
  pipe?: readonly Step[];
}

/** A schema read for those who make contents of it. */
export interface Reading {
  type: string;
  /** May be left out, or be null. */
  isOptional: boolean;
  /** What stands there when it is left out. */
  initial: unknown;
  editor?: Editor;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  options?: readonly unknown[];
  /** Characters of a text, entries of a list. */
  maxLength?: number;
  minValue?: number;
  maxValue?: number;
}

/** Reads a schema through `optional` and `nullable`. */
export function readSchema(schema: GenericSchema): Reading {
  const shape = schema as unknown as Shape;
  const editor = fieldHints(schema)?.editor;
  if (shape.wrapped) {
    const inner = readSchema(shape.wrapped);
    const initial = shape.type === "nullable" ? null : (shape.default ?? inner.initial);
    return { ...inner, isOptional: true, initial, editor: editor ?? inner.editor };
  }
  const limit = (type: string) => {
    const requirement = shape.pipe?.find((step) => step.type === type)?.requirement;
    return typeof requirement === "number" ? requirement : undefined;
  };
  return {
    type: shape.type,
    isOptional: false,
    initial: undefined,
    editor,
    entries: shape.entries,
    item: shape.item,
    options: shape.options,
    maxLength: limit("max_length"),
    minValue: limit("min_value"),
    maxValue: limit("max_value"),
  };
}
