import { loadScript } from "./load-script.ts";

type Calls = ((...args: unknown[]) => void) & { a?: unknown[][]; l?: number };

/** Counts with Yandex Metrica. No session replay: it would send what people type. */
export function startYandexMetrica(id: string): void {
  // Calls wait in a list until the script is there: its own contract.
  const ym: Calls = (...args) => {
    (ym.a ??= []).push(args);
  };
  ym.l = Date.now();
  (window as unknown as { ym: Calls }).ym = ym;
  ym(Number(id), "init", { clickmap: true, trackLinks: true, accurateTrackBounce: true });
  loadScript("https://mc.yandex.ru/metrika/tag.js");
}
