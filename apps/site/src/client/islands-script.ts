import { watchIsland } from "../islands/watch-island.ts";
import { reloadOnce } from "@tour/latest-build";

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
  watchIsland(element, (error) => {
    console.error(error);
    reloadOnce();
  });
}
