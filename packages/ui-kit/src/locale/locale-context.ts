"use client";

import { createContext, use } from "react";
import type { PartialLocale, TextOverrides, Texts } from "./locale.ts";
import { readLanguage } from "./read-language.ts";

interface LocaleInForce extends PartialLocale {
  /** What a provider says differently. */
  own?: TextOverrides | undefined;
}

/** The language that a provider gave; without one the kit speaks English. */
export const LocaleContext = createContext<LocaleInForce | null>(null);

/** The language in force as a tag that `Intl` takes; `en-US` by default. Specification, section 9. */
export function useLanguage(): string {
  return readLanguage(use(LocaleContext)?.code);
}

/**
 * A component's texts in the language in force, with the provider's and the instance's own on top.
 * The component hands over its English section, so that it does not bring those of all the others.
 */
export function useSection<Section extends keyof Texts>(
  section: Section,
  english: Texts[Section],
  own?: Partial<Texts[Section]>,
): Texts[Section] {
  const locale = use(LocaleContext);
  const texts = locale?.texts[section] ?? english;
  const provided: Partial<Texts[Section]> | undefined = locale?.own?.[section];
  return provided || own ? { ...texts, ...provided, ...own } : texts;
}
