import { renderToString } from "react-dom/server";
import { StrictMode } from "react";
import type { DemouiFacts } from "./demoui-facts.ts";
import { DemouiPage } from "./demoui-page.tsx";

/** The page's own HTML, apart from its document: the browser brings exactly this to life. */
export function renderDemoui(facts: DemouiFacts): string {
  return renderToString(
    <StrictMode>
      <DemouiPage facts={facts} />
    </StrictMode>,
  );
}
