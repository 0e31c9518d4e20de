import type { Assets } from "../../assets/assets.ts";
import { texts } from "../../texts/ru.ts";

interface PreviewShellProps {
  style: string;
  assets: Assets;
  builderOrigin: string;
}

/** The document of the preview before its application runs. */
export function PreviewShell({ style, assets, builderOrigin }: PreviewShellProps) {
  const { preview, developmentScripts, build } = assets;
  return (
    <html lang="ru" data-build={build} data-builder-origin={builderOrigin}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{texts.preview.title}</title>
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="/favicon.svg" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {preview.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {preview.imports.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        <div id="preview" data-wrapper="" />
        <noscript>{texts.preview.noScript}</noscript>
        {[...developmentScripts, preview.script].map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </body>
    </html>
  );
}
