import type { marketCollectionCalls, marketPageCalls, marketplaceCalls } from "@tour/api/contract";
import type { Input } from "./ask.ts";

/** Inputs of the right form for the calls about the marketplace's own sale. */
export const marketplaceCallSamples: Record<
  keyof typeof marketplaceCalls | keyof typeof marketCollectionCalls | keyof typeof marketPageCalls,
  () => Input
> = {
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
  updateMarketTexts: () => ({
    body: { title: "Поезжайте", lead: "Здесь туры.", contacts: "С 9 до 21", footer: "С 2015 года" },
  }),
  marketplaceInfo: () => ({}),
  listMarketCollections: () => ({}),
  viewMarketCollection: () => ({ query: { id: 1 } }),
  createMarketCollection: () => ({ body: { name: "С детьми" } }),
  updateMarketCollection: () => ({
    query: { id: 1 },
    body: {
      ...{ name: "С детьми", slug: "s-detmi", text: "Недалеко и не трудно" },
      ...{ image: { url: "/media/x/{size}" }, is_shown: true, tour_ids: [1] },
    },
  }),
  orderMarketCollections: () => ({ body: { ids: [1] } }),
  removeMarketCollection: () => ({ body: { id: 1 } }),
  marketCollections: () => ({}),
  marketTours: () => ({ query: { ids: "1001,1002" } }),
  comparedTours: () => ({ query: { ids: "1001,1002" } }),
  marketOrganizer: () => ({ query: { id: 1 } }),
  marketOrganizers: () => ({ query: { page: 1, limit: 1000 } }),
};
