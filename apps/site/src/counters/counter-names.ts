/** The names of the `meta` elements that tell the browser a counter's id. */
export const counterNames = {
  yandex_metrica: "counter:yandex-metrica",
  google_analytics: "counter:google-analytics",
} as const;
