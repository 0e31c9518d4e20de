import { findPresetType, presetTypes } from "@tour/theme";
import { renderToString } from "react-dom/server";
import { themeOf } from "../theme/theme.ts";
import { makeStyle } from "../page/make-style.ts";
import type { FoundHost } from "../services/find-host.ts";
import { answerCompressed } from "./answer.ts";
import { Compressed } from "../compression/compressed.ts";
import { contentPolicy } from "./security-headers.ts";
import type { Sent } from "./note-visits.ts";
import { servePage } from "./serve-page.ts";
import type { Services } from "../services/services.ts";
import type { DemouiFacts } from "../features/demoui/demoui-facts.ts";
import { DemouiShell } from "../features/demoui/demoui-shell.tsx";

const presets = presetTypes.map(({ type, title }) => ({ type, title }));

/**
 * `/demoui`: the kit in the theme of the site, or of the preset that `?preset=` names. Its code and
 * styles are its own, so that no visitor's page carries them.
 */
export async function serveDemoui(sent: Sent, services: Services): Promise<Response> {
  const { request, host } = sent;
  const found = await services.findHost(host);
  if (found.kind === "unknown") return servePage(sent, services);
  const { assets, isDevelopment, today } = services;
  const chosen = findPresetType(new URL(request.url).searchParams.get("preset") ?? "");
  const theme = chosen
    ? themeOf({ preset_type: chosen.type, preset: chosen.preset })
    : themeOf(metadataOf(found));
  const facts: DemouiFacts = { today: today(), presets, preset: chosen?.type ?? null };
  const style = await makeStyle(theme, [], assets);
  const { renderDemoui } = await import("../features/demoui/render-demoui.tsx");
  const html = renderToString(
    <DemouiShell style={style} fontPreloads={theme.fontPreloads} assets={assets} facts={facts}>
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

const metadataOf = (found: FoundHost) => (found.kind === "site" ? found.metadata : null);
