import { metaNames } from "../analytics/meta-names.ts";
import { startGoogleAnalytics } from "./start-google-analytics.ts";
import { startYandexMetrica } from "./start-yandex-metrica.ts";

/** The id that the page names, or undefined. */
const idOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

function start(): void {
  const yandex = idOf(metaNames.yandex_metrica);
  const google = idOf(metaNames.google_analytics);
  if (yandex) startYandexMetrica(yandex);
  if (google) startGoogleAnalytics(google);
}

// A page that was rendered ahead is counted once somebody looks at it.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener("prerenderingchange", start, { once: true });
} else start();
