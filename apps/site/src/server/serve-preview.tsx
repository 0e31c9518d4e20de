import { renderToString } from "react-dom/server";
import { themeOf } from "../theme/theme.ts";
import { makeStyle } from "../page/make-style.ts";
import { answerCompressed } from "./answer.ts";
import { Compressed } from "../compression/compressed.ts";
import { contentPolicy } from "./security-headers.ts";
import type { Services } from "../services/services.ts";
import { PreviewShell } from "../features/preview/preview-shell.tsx";

/**
 * `/tour-view`: the frame that the preview's application starts in. It knows no tenant, because
 * everything that it shows comes from the builder, and only the builder's origin may frame it.
 */
export async function servePreview(request: Request, services: Services): Promise<Response> {
  const { assets, env, isDevelopment } = services;
  const style = await makeStyle(themeOf(null), [], assets);
  const html = renderToString(
    <PreviewShell style={style} assets={assets} builderOrigin={env.builderOrigin} />,
  );
  const policy = contentPolicy({
    styles: [style],
    scripts: [],
    frameAncestors: [env.builderOrigin],
  });
  return answerCompressed(request, new Compressed(`<!DOCTYPE html>${html}`), {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "x-robots-tag": "noindex",
    ...(!isDevelopment && { "content-security-policy": policy }),
  });
}
