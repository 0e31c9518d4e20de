import { watchIsland } from "../islands/watch-island.ts";
import { reloadOnce } from "./reload-once.ts";

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
  watchIsland(element, (error) => {
    console.error(error);
    reloadOnce();
  });
}
