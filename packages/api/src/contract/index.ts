import { authCalls } from "./auth.ts";
import { constructorCalls } from "./constructor.ts";
import { mediaCalls } from "./media.ts";
import { publicSiteCalls } from "./public-site.ts";

/** Every call of the API host. A call is added to its area's file, and its handler beside it. */
export const contract = {
  ...authCalls,
  ...constructorCalls,
  ...mediaCalls,
  ...publicSiteCalls,
};

export type TourContract = typeof contract;

export { authCalls, constructorCalls, mediaCalls, publicSiteCalls };
