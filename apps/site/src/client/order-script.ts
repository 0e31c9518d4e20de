import { keepArrival } from "./keep-arrival.ts";
import { watchOrder } from "./watch-order.ts";

watchOrder();
keepArrival();
