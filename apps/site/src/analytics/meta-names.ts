/** The names of the `meta` elements that tell the browser an analytics tag's id. */
export const metaNames = {
  yandex_metrica: "analytics:yandex-metrica",
  google_analytics: "analytics:google-analytics",
} as const;
