import type { marketplaceCalls } from "@tour/api/contract";
import type { Input } from "./ask.ts";

/** Inputs of the right form for the calls about the marketplace's own sale. */
export const marketplaceCallSamples: Record<keyof typeof marketplaceCalls, () => Input> = {
  getMarketplace: () => ({}),
  updateMarketplace: () => ({
    body: {
      ...{ name: "ООО «Площадка»", inn: "7707083893", ogrn: "1027700132195" },
      ...{ address: "Москва", email: "market@example.com", phone: "+79161234567" },
      commission_points: 1000,
    },
  }),
  updateMarketplaceShop: () => ({
    body: { shop_id: "400800", secret: "test_x", tax_system: 2, vat_code: 1 },
  }),
  publishMarketplaceDocument: () => ({
    body: { type: "policy", title: "Политика", html: "<p>Текст</p>", version: 0 },
  }),
  marketplaceInfo: () => ({}),
};
