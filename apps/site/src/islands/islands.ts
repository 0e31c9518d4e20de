import { reloadOnce } from "../client/reload-once.ts";
import { watchIsland } from "./watch-island.ts";

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
  watchIsland(element, (error) => {
    console.error(error);
    reloadOnce();
  });
}
