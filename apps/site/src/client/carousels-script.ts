import { awaitCarousels } from "@tour/blocks/await-carousels";
import type * as code from "../islands/start-carousel.ts";
import { loadModules } from "../islands/load-modules.ts";

awaitCarousels(
  () => loadModules(document.documentElement.dataset.carouselCode) as Promise<typeof code>,
);
