import type { MarketplaceInput } from "@tour/api";

/** Who the demo's marketplace is: a company that there is not, with numbers that pass every check. */
export const demoMarketplace: MarketplaceInput = {
  name: "ООО «Туры от организаторов»",
  inn: "7719004173",
  ogrn: "1257700004176",
  address: "129164, Москва, Ракетный бульвар, 16, офис 4",
  email: "hello@tours.example",
  phone: "+74951234567",
  commission_points: 1250,
};
