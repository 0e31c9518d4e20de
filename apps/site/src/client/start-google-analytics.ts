import { loadScript } from "./load-script.ts";

/** Counts with Google Analytics 4. */
export function startGoogleAnalytics(id: string): void {
  const dataLayer: unknown[] = [];
  (window as unknown as { dataLayer: unknown[] }).dataLayer = dataLayer;
  // Its script takes `arguments` and nothing else for a command.
  function gtag(..._: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- the script's own contract
    dataLayer.push(arguments);
  }
  gtag("js", new Date());
  gtag("config", id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
}
