import * as v from "valibot";
import type { FieldDescription } from "./describe-field.ts";
import { describeFields } from "./describe-field.ts";

/** What a new entry of a list begins as: its own defaults, and empty texts. */
export function makeEmpty(field: FieldDescription): unknown {
  switch (field.editor) {
    case "group":
      return Object.fromEntries(
        describeFields(field.schema).map((inner) => [inner.key, makeEmpty(inner)]),
      );
    case "link":
      return { kind: 1, text: "" };
    case "list":
      return [];
    case "image":
    case "media":
    case "film":
    case "tour":
      return null;
    default:
      return (
        v.getDefault(field.outer as v.OptionalSchema<v.GenericSchema, unknown>) ?? blank(field)
      );
  }
}

function blank(field: FieldDescription): unknown {
  if (field.editor === "switch") return false;
  if (field.editor === "number") return 0;
  if (field.editor === "choice" || field.editor === "icon")
    return Object.keys(field.hints.choices ?? {})[0];
  return "";
}
