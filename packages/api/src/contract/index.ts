import { authCalls } from "./auth.ts";
import { constructorCalls } from "./constructor.ts";
import { domainCalls } from "./domain.ts";
import { mediaCalls } from "./media.ts";
import { publicSiteCalls } from "./public-site.ts";
import { searchCalls } from "./search.ts";
import { tourCalls } from "./tour.ts";
import { tourEditingCalls } from "./tour-editing.ts";
import { tourScheduleCalls } from "./tour-schedule.ts";

/** Every call of the API host. A call is added to its area's file, and its handler beside it. */
export const contract = {
  ...authCalls,
  ...constructorCalls,
  ...domainCalls,
  ...mediaCalls,
  ...publicSiteCalls,
  ...searchCalls,
  ...tourCalls,
  ...tourEditingCalls,
  ...tourScheduleCalls,
};

export type TourContract = typeof contract;

export { authCalls, constructorCalls, domainCalls, mediaCalls, publicSiteCalls };
export { searchCalls, tourCalls, tourEditingCalls, tourScheduleCalls };
