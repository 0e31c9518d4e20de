import { accentShades, defaultAccent, readableOn } from "@tour/theme";
import type { Services } from "./services.ts";

/** `/favicon.svg`: the first letter of the site's name on its accent, for sites without an own one. */
export async function serveFavicon(host: string, { findPlace }: Services): Promise<Response> {
  const place = await findPlace(host);
  const metadata = place.kind === "site" ? place.metadata : null;
  // The shades read any colour, and fall back to the default where it is broken.
  const accent = accentShades(metadata?.preset.accent_color ?? defaultAccent)[500];
  const letter = /[\p{L}\p{N}]/u.exec(metadata?.name ?? "")?.[0].toUpperCase() ?? "Т";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${accent}"/><text x="32" y="34" fill="${readableOn(accent)}" font-family="system-ui, Arial, sans-serif" font-size="38" font-weight="700" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`;
  return new Response(svg, {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=3600" },
  });
}
