import { findPresetType, presetTypes } from "@tour/theme";
import { renderToString } from "react-dom/server";
import { lookOf } from "../look/look.ts";
import { makeStyle } from "../page/make-style.ts";
import type { Place } from "../place/find-place.ts";
import { answerCompressed } from "../server/answer.ts";
import { Compressed } from "../server/compressed.ts";
import { contentPolicy } from "../server/security-headers.ts";
import { servePage } from "../server/serve-page.ts";
import type { Services } from "../server/services.ts";
import type { DemouiFacts } from "./demoui-facts.ts";
import { DemouiShell } from "./demoui-shell.tsx";

const presets = presetTypes.map(({ type, title }) => ({ type, title }));

/**
 * `/demoui`: the kit in the look of the site, or of the preset that `?preset=` names. Its code and
 * styles are its own, so that no visitor's page carries them.
 */
export async function serveDemoui(
  request: Request,
  host: string,
  services: Services,
): Promise<Response> {
  const place = await services.findPlace(host);
  if (place.kind === "unknown") return servePage(request, host, services);
  const { assets, isDevelopment, today } = services;
  const chosen = findPresetType(new URL(request.url).searchParams.get("preset") ?? "");
  const look = chosen
    ? lookOf({ preset_type: chosen.type, preset: chosen.preset })
    : lookOf(metadataOf(place));
  const facts: DemouiFacts = { today: today(), presets, preset: chosen?.type ?? null };
  const style = await makeStyle(look, [], assets);
  const { renderDemoui } = await import("./render-demoui.tsx");
  const html = renderToString(
    <DemouiShell style={style} fontPreloads={look.fontPreloads} assets={assets} facts={facts}>
      <div id="demoui" data-wrapper="" dangerouslySetInnerHTML={{ __html: renderDemoui(facts) }} />
    </DemouiShell>,
  );
  return answerCompressed(request, new Compressed(`<!DOCTYPE html>${html}`), {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "x-robots-tag": "noindex",
    ...(!isDevelopment && {
      "content-security-policy": contentPolicy({ styles: [style], scripts: [] }),
    }),
  });
}

const metadataOf = (place: Place) => (place.kind === "site" ? place.metadata : null);
