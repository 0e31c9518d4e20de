import { giveFocus } from "./give-focus.ts";
import { keepArrival } from "./keep-arrival.ts";
import { watchOrder } from "./watch-order.ts";

void giveFocus();
watchOrder();
keepArrival();
