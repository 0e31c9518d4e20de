import * as v from "valibot";

/** How many templates an organiser may have, and how many characters one. */
export const templateLimits = { count: 50, title: 80, text: 4000 } as const;

/** What stands in a template for something of whoever is written to. */
export const templateFields = ["{имя}", "{дата}", "{ссылка}"] as const;
export type TemplateField = (typeof templateFields)[number];

/** An organiser's own words for a message that they write again and again. */
export const messageTemplateSchema = v.object({
  id: v.number(),
  title: v.string(),
  text: v.string(),
});
export type MessageTemplate = v.InferOutput<typeof messageTemplateSchema>;
