"use client";

import { createContext, use } from "react";
import type { Locale, Texts } from "./locale.ts";

/** The language that a provider gave; without one the kit speaks English. */
export const LocaleContext = createContext<Locale | null>(null);

/** BCP 47 tag of the language in force; `en-US` by default. Specification, section 9. */
export function useLanguage(): string {
  return use(LocaleContext)?.code ?? "en-US";
}

/**
 * A component's texts in the language in force, with the instance's own on top. The component hands
 * over its English section, so that it does not bring those of all the others along.
 */
export function useSection<Section extends keyof Texts>(
  section: Section,
  english: Texts[Section],
  own?: Partial<Texts[Section]>,
): Texts[Section] {
  const texts = use(LocaleContext)?.texts[section] ?? english;
  return own ? { ...texts, ...own } : texts;
}
