import { templateFields } from "@tour/api";
import type { TemplateField } from "@tour/api";

/** What stands in a template for whoever is written to; null where it is not known. */
export type TemplateFacts = Record<TemplateField, string | null>;

/** A template's text with what is known; what is not stays as it is written there. */
export const fillTemplate = (text: string, facts: TemplateFacts): string =>
  templateFields.reduce(
    (filled, field) => filled.replaceAll(field, () => facts[field] ?? field),
    text,
  );

/** Which of the fields are still to be written by hand. */
export const listUnfilled = (text: string): TemplateField[] =>
  templateFields.filter((field) => text.includes(field));
