export { ShopFields } from "./shop-fields.tsx";
export { toShopInput, toShopValues } from "./shop-values.ts";
export type { ShopValues } from "./shop-values.ts";
