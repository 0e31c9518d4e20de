import { accentShades, defaultAccent, readableOn } from "@tour/theme";
import { markPath } from "../page/market-mark.tsx";
import { iconFile } from "../page/list-icons.ts";
import { isPng, makeIco } from "./make-ico.ts";
import type { Services } from "../services/services.ts";

/** `/favicon.svg`: the first letter of the site's name on its accent, for sites without an own one. */
export async function serveFavicon(host: string, { findHost }: Services): Promise<Response> {
  const found = await findHost(host);
  const metadata = found.kind === "site" ? found.metadata : null;
  // The shades read any colour, and fall back to the default where it is broken.
  const accent = accentShades(metadata?.preset.accent_color ?? defaultAccent)[500];
  if (found.kind === "marketplace") return svgAnswer(drawMark(accent));
  const letter = /[\p{L}\p{N}]/u.exec(metadata?.name ?? "")?.[0].toUpperCase() ?? "Т";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${accent}"/><text x="32" y="34" fill="${readableOn(accent)}" font-family="system-ui, Arial, sans-serif" font-size="38" font-weight="700" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`;
  return svgAnswer(svg);
}

/** The marketplace's own mark. */
const drawMark = (accent: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accent}"/><path fill="${readableOn(accent)}" d="${markPath}"/></svg>`;

const svgAnswer = (svg: string) =>
  new Response(svg, {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=3600" },
  });

const side = 32;
const timeout = 5000;

/**
 * `/favicon.ico`, which is asked for unnamed: the organiser's own icon, else the letter. Robots and
 * old programs read no other form.
 */
export async function serveIco(host: string, services: Services): Promise<Response> {
  const { findHost, api, log } = services;
  const found = await findHost(host);
  const path = found.kind === "site" ? iconFile(found.metadata?.favicon, side) : undefined;
  if (!path) return leadTo("/favicon.svg");
  try {
    const signal = AbortSignal.timeout(timeout);
    const answer = await api.fetch(new URL(path, api.origin), { signal });
    const png = new Uint8Array(await answer.arrayBuffer());
    if (!answer.ok || !isPng(png)) return leadTo("/favicon.svg");
    return new Response(makeIco(png, side), {
      headers: { "content-type": "image/x-icon", "cache-control": "public, max-age=3600" },
    });
  } catch (error) {
    log.error({ error, host }, "the icon could not be read");
    return leadTo("/favicon.svg");
  }
}

const leadTo = (location: string) =>
  new Response(null, {
    status: 302,
    headers: { location, "cache-control": "public, max-age=300" },
  });
