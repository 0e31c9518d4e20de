"use client";

import { use, useMemo, type ReactNode } from "react";
import { en } from "./en.ts";
import { LocaleContext, useSection } from "./locale-context.ts";
import type { Locale, PartialLocale, TextOverrides, Texts } from "./locale.ts";

export interface LocaleProviderProps {
  /**
   * The language below this point; `en` and `ru` are shipped. With the sections of some components
   * (`{ code: "ru-RU", texts: { select: selectRu } }`) a bundle has no words of the others.
   */
  locale: PartialLocale;
  /** Texts that differ from the language's own. */
  texts?: TextOverrides;
  /** The part of the app that speaks this language. */
  children: ReactNode;
}

/** Gives the components below a language. Without it the kit speaks English (en-US). */
export function LocaleProvider({ locale, texts, children }: LocaleProviderProps) {
  const inForce = useMemo(() => ({ ...locale, own: texts }), [locale, texts]);
  return <LocaleContext value={inForce}>{children}</LocaleContext>;
}

/** The language in force, with what its provider says differently. */
export function useLocale(): Locale {
  const locale = use(LocaleContext);
  return useMemo(() => (locale ? completeLocale(locale) : en), [locale]);
}

/** One component's texts in the language in force, with this instance's own on top. */
export function useTexts<Section extends keyof Texts>(
  section: Section,
  own?: Partial<Texts[Section]>,
): Texts[Section] {
  return useSection(section, en.texts[section], own);
}

function completeLocale({
  code,
  texts,
  own = {},
}: PartialLocale & { own?: TextOverrides }): Locale {
  const sections = Object.entries(en.texts).map(([name, english]) => {
    const section = name as keyof Texts;
    const provided: object = { ...texts[section], ...own[section] };
    return [section, { ...english, ...provided }];
  });
  return { code, texts: Object.fromEntries(sections) as Texts };
}
