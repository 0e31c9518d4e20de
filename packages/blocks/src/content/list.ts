import * as v from "valibot";
import type { GenericSchema } from "valibot";
import { messages } from "../texts/messages.ts";
import { field } from "./field.ts";
import type { FieldHints } from "./field.ts";

/** A list that can be reordered; empty by default. */
export const list = <Item extends GenericSchema>(
  item: Item,
  hints: FieldHints,
  bounds: { max: number } = { max: 40 },
) =>
  field(
    v.optional(v.pipe(v.array(item), v.maxLength(bounds.max, messages.maxItems(bounds.max))), []),
    { editor: "list", ...hints },
  );
