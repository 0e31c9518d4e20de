export { formatCurrency } from "./format-currency.ts";
