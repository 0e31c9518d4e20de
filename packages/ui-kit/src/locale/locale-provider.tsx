"use client";

import { use, useMemo, type ReactNode } from "react";
import { en } from "./en.ts";
import { LocaleContext, useSection } from "./locale-context.ts";
import type { Locale, TextOverrides, Texts } from "./locale.ts";

export interface LocaleProviderProps {
  /** The language below this point; `en` and `ru` are shipped. */
  locale: Locale;
  /** Texts that differ from the language's own. */
  texts?: TextOverrides;
  /** The part of the app that speaks this language. */
  children: ReactNode;
}

/** Gives the components below a language. Without it the kit speaks English (en-US). */
export function LocaleProvider({ locale, texts, children }: LocaleProviderProps) {
  const merged = useMemo(() => {
    if (!texts) return locale;
    const sections = Object.entries(locale.texts).map(([section, own]) => [
      section,
      { ...own, ...texts[section as keyof Texts] },
    ]);
    return { ...locale, texts: Object.fromEntries(sections) as Texts };
  }, [locale, texts]);
  return <LocaleContext value={merged}>{children}</LocaleContext>;
}

/** The language in force. */
export function useLocale(): Locale {
  return use(LocaleContext) ?? en;
}

/** One component's texts in the language in force, with this instance's own on top. */
export function useTexts<Section extends keyof Texts>(
  section: Section,
  own?: Partial<Texts[Section]>,
): Texts[Section] {
  return useSection(section, en.texts[section], own);
}
