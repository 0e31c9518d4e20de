import { markPlaces } from "./mark-places.ts";
import { sharePage } from "./share-page.ts";
import { showSeenTours } from "./show-seen-tours.ts";

const bar = document.querySelector<HTMLElement>("[data-page-bar]");
if (bar) markPlaces(bar);

const share = document.querySelector<HTMLElement>("[data-share]");
if (share) sharePage(share);

const seen = document.querySelector<HTMLElement>("[data-seen-tours]");
// What is at the page's end can wait until the page is there.
if (seen) addEventListener("load", () => void showSeenTours(seen), { once: true });
