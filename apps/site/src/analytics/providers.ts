import { metaNames } from "./meta-names.ts";

/** A service that counts visitors: how its id must look, and what the page's policy must let it reach. */
export interface AnalyticsProvider {
  /** The name of the `meta` element that tells the browser the id. */
  meta: string;
  /** The whole id: nothing else gets into a page, whatever was stored. */
  pattern: RegExp;
  sources: AnalyticsSources;
}

/** Origins by the directive that they are added to. */
export interface AnalyticsSources {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

export const analyticsProviders = {
  yandex_metrica: {
    meta: metaNames.yandex_metrica,
    pattern: /^\d{5,12}$/,
    sources: {
      script: ["https://mc.yandex.ru"],
      connect: ["https://mc.yandex.ru", "https://mc.yandex.com"],
      frame: ["https://mc.yandex.ru", "https://mc.yandex.com"],
    },
  },
  google_analytics: {
    meta: metaNames.google_analytics,
    pattern: /^G-[A-Z0-9]{4,14}$/,
    sources: {
      script: ["https://www.googletagmanager.com"],
      connect: [
        "https://www.googletagmanager.com",
        "https://*.google-analytics.com",
        "https://*.analytics.google.com",
      ],
      frame: [],
    },
  },
} satisfies Record<string, AnalyticsProvider>;
