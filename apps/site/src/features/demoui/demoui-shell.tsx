import type { ReactNode } from "react";
import type { Assets } from "../../assets/assets.ts";
import { toInlineJson } from "../../page/inline-json.ts";
import { texts } from "../../texts/ru.ts";
import { factsId } from "./demoui-facts.ts";
import type { DemouiFacts } from "./demoui-facts.ts";
import { demouiTexts } from "./texts.ts";

interface DemouiShellProps {
  style: string;
  fontPreloads: readonly string[];
  assets: Pick<Assets, "demoui" | "developmentScripts" | "build">;
  facts: DemouiFacts;
  children: ReactNode;
}

/** The document of the kit's demonstration. Search engines have no business here. */
export function DemouiShell({ style, fontPreloads, assets, facts, children }: DemouiShellProps) {
  const { demoui, developmentScripts, build } = assets;
  return (
    <html lang="ru" data-build={build}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{demouiTexts.pageTitle}</title>
        <meta name="description" content={demouiTexts.description} />
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="/favicon.svg" />
        {fontPreloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {demoui.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {demoui.imports.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        <a className="skip-link" href="#content">
          {texts.skipToContent}
        </a>
        {children}
        <script
          id={factsId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: toInlineJson(facts) }}
        />
        {[...developmentScripts, demoui.script].map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </body>
    </html>
  );
}
