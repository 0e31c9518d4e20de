import { arrivalCalls } from "./arrival.ts";
import { articleCalls } from "./article.ts";
import { authCalls } from "./auth.ts";
import { bookingCalls } from "./booking.ts";
import { editorCalls } from "./editor.ts";
import { documentCalls } from "./document.ts";
import { domainCalls } from "./domain.ts";
import { figureCalls } from "./figures.ts";
import { fontCalls } from "./font.ts";
import { helpInboxCalls } from "./help-inbox.ts";
import { helpRequestCalls } from "./help-request.ts";
import { individualTourCalls } from "./individual-tour.ts";
import { mailingCalls } from "./mailing.ts";
import { mediaCalls } from "./media.ts";
import { messageCalls } from "./message.ts";
import { movingCalls } from "./moving.ts";
import { partyCalls } from "./party.ts";
import { organizerCalls } from "./organizer.ts";
import { pageVersionCalls } from "./page-version.ts";
import { paymentCalls } from "./payment.ts";
import { publicSiteCalls } from "./public-site.ts";
import { reviewCalls } from "./review.ts";
import { searchCalls } from "./search.ts";
import { siteSettingCalls } from "./site-setting.ts";
import { tourCalls } from "./tour.ts";
import { tourEditingCalls } from "./tour-editing.ts";
import { tourScheduleCalls } from "./tour-schedule.ts";
import { touristCalls } from "./tourist.ts";

/** The calls of all areas. Written out: what is inferred is too long for a declaration. */
export type TourContract = typeof arrivalCalls &
  typeof articleCalls &
  typeof authCalls &
  typeof bookingCalls &
  typeof editorCalls &
  typeof documentCalls &
  typeof domainCalls &
  typeof figureCalls &
  typeof fontCalls &
  typeof helpInboxCalls &
  typeof helpRequestCalls &
  typeof individualTourCalls &
  typeof mailingCalls &
  typeof mediaCalls &
  typeof messageCalls &
  typeof movingCalls &
  typeof partyCalls &
  typeof organizerCalls &
  typeof pageVersionCalls &
  typeof paymentCalls &
  typeof publicSiteCalls &
  typeof reviewCalls &
  typeof searchCalls &
  typeof siteSettingCalls &
  typeof tourCalls &
  typeof tourEditingCalls &
  typeof tourScheduleCalls &
  typeof touristCalls;

/** Every call of the API host. A call is added to its area's file, and its handler beside it. */
export const contract: TourContract = {
  ...arrivalCalls,
  ...articleCalls,
  ...authCalls,
  ...bookingCalls,
  ...editorCalls,
  ...documentCalls,
  ...domainCalls,
  ...figureCalls,
  ...fontCalls,
  ...helpInboxCalls,
  ...helpRequestCalls,
  ...individualTourCalls,
  ...mailingCalls,
  ...mediaCalls,
  ...messageCalls,
  ...movingCalls,
  ...partyCalls,
  ...organizerCalls,
  ...pageVersionCalls,
  ...paymentCalls,
  ...publicSiteCalls,
  ...reviewCalls,
  ...searchCalls,
  ...siteSettingCalls,
  ...tourCalls,
  ...tourEditingCalls,
  ...tourScheduleCalls,
  ...touristCalls,
};

export { minPasswordLength } from "./auth.ts";
export { organizerCalls };
export { articleCalls, documentCalls, fontCalls, pageVersionCalls, siteSettingCalls };
export { authCalls, editorCalls, domainCalls, mediaCalls, publicSiteCalls };
export { arrivalCalls, bookingCalls, helpRequestCalls, individualTourCalls };
export { mailingCalls, reviewCalls };
export { figureCalls, helpInboxCalls };
export { messageCalls, movingCalls, partyCalls, paymentCalls };
export { searchCalls, tourCalls, tourEditingCalls, tourScheduleCalls, touristCalls };
