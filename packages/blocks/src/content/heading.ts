import * as v from "valibot";
import { field } from "./field.ts";
import { optionalLine, paragraph } from "./text.ts";
import { labels } from "../texts/labels.ts";

/** The heading of a block: title and an optional subtitle. */
export const headingSchema = field(
  v.optional(
    v.object({
      title: optionalLine({ label: labels.heading.title }, 120),
      subtitle: paragraph({ label: labels.heading.subtitle }, 400),
    }),
    { title: "", subtitle: "" },
  ),
  { label: labels.heading.group, editor: "group" },
);

export type Heading = v.InferOutput<typeof headingSchema>;
