import { markPlaces } from "./mark-places.ts";

const bar = document.querySelector<HTMLElement>("[data-page-bar]");
if (bar) markPlaces(bar);
