import type { PaymentSettings } from "@tour/api";

export type ShopValues = { shop_id: string; secret: string; tax_system: number; vat_code: number };

/** The simplified system of taxes without VAT: that of most who sell tours. */
const emptyShop = { shop_id: "", tax_system: 2, vat_code: 1 };

/** What a form shows of a shop; the secret is never given out. */
export function toShopValues(shop: PaymentSettings | null): ShopValues {
  const { shop_id, tax_system, vat_code } = shop ?? emptyShop;
  return { shop_id, secret: "", tax_system, vat_code };
}

/** What is sent of it: a secret that was left empty stays as it was. */
export const toShopInput = ({ secret, ...rest }: ShopValues) =>
  secret ? { ...rest, secret } : rest;
