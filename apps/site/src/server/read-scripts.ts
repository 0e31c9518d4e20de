import type { Assets } from "../assets/assets.ts";

/** The small scripts that pages have inlined, each where it is of use. */
export const readScripts = async (assets: Assets) => ({
  pageScript: await assets.pageScript(),
  analyticsScript: await assets.analyticsScript(),
  islandsScript: await assets.islandsScript(),
  carouselsScript: await assets.carouselsScript(),
  orderScript: await assets.orderScript(),
  reviewScript: await assets.reviewScript(),
  noticeScript: await assets.noticeScript(),
  filmScript: await assets.filmScript(),
  openingScript: await assets.openingScript(),
  tourScript: await assets.tourScript(),
  bookingScript: await assets.bookingScript(),
  formScript: await assets.formScript(),
  mapScript: await assets.mapScript(),
});
