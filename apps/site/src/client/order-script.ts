import { watchOrder } from "./watch-order.ts";

watchOrder();
