import type { en } from "./en.ts";

/** Every text of the kit, by component. */
export type Texts = {
  [Section in keyof (typeof en)["texts"]]: {
    [Key in keyof (typeof en)["texts"][Section]]: string;
  };
};

/** A language of the kit: its BCP 47 tag and all texts. */
export interface Locale {
  code: string;
  texts: Texts;
}

/** A language with the texts of some components; others speak English. */
export interface PartialLocale {
  code: string;
  texts: Partial<Texts>;
}

/** Texts to put in place of a language's own, by component. */
export type TextOverrides = { [Section in keyof Texts]?: Partial<Texts[Section]> };

/** Fills `{name}` places of a text; a place without a value stays as it is. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));
}
