import type { CatalogueEntry } from "./catalogue/entry.ts";
import { farEast } from "./catalogue/far-east.ts";
import { guides } from "./catalogue/guides.ts";
import { north } from "./catalogue/north.ts";
import { siberia } from "./catalogue/siberia.ts";
import { southAndCities } from "./catalogue/south-and-cities.ts";

/** All demo pictures: landscapes by region, then the guides. */
export const catalogue: readonly CatalogueEntry[] = [
  ...siberia,
  ...farEast,
  ...north,
  ...southAndCities,
  ...guides,
];
