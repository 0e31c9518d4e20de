import { watchOpening } from "./watch-opening.ts";

watchOpening();
