import { markPlaces } from "./mark-places.ts";

const bar = document.querySelector<HTMLElement>("[data-tour-bar]");
if (bar) markPlaces(bar);
