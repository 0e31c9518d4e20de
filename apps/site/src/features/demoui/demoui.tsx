import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { reloadOnce, watchBuild } from "@tour/latest-build";
import { offerReload } from "../../client/offer-reload.ts";
import { factsId } from "./demoui-facts.ts";
import type { DemouiFacts } from "./demoui-facts.ts";
import { DemouiPage } from "./demoui-page.tsx";

addEventListener("vite:preloadError", (event) => {
  if (reloadOnce()) event.preventDefault();
});

watchBuild(offerReload);

const container = document.querySelector("#demoui") as HTMLElement;
const facts = JSON.parse(document.getElementById(factsId)?.textContent ?? "") as DemouiFacts;
hydrateRoot(
  container,
  <StrictMode>
    <DemouiPage facts={facts} />
  </StrictMode>,
  { onRecoverableError: (error) => console.error(error) },
);
