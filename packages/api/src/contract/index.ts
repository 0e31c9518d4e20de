import { activityCalls } from "./activity.ts";
import { arrivalCalls } from "./arrival.ts";
import { articleCalls } from "./article.ts";
import { authCalls } from "./auth.ts";
import { bookingCalls } from "./booking.ts";
import { blockTemplateCalls } from "./block-template.ts";
import { brandCalls } from "./brand.ts";
import { departureCalls } from "./departure.ts";
import { editorCalls } from "./editor.ts";
import { documentCalls } from "./document.ts";
import { domainCalls } from "./domain.ts";
import { draftLinkCalls } from "./draft-link.ts";
import { figureCalls } from "./figures.ts";
import { filmCalls } from "./film.ts";
import { fontCalls } from "./font.ts";
import { guidingCalls } from "./guiding.ts";
import { helpInboxCalls } from "./help-inbox.ts";
import { helpRequestCalls } from "./help-request.ts";
import { individualTourCalls } from "./individual-tour.ts";
import { liveCalls } from "./live.ts";
import { mailingCalls } from "./mailing.ts";
import { marketCollectionCalls } from "./market-collection.ts";
import { marketPageCalls } from "./market-page.ts";
import { marketplaceCalls } from "./marketplace.ts";
import { mediaCalls } from "./media.ts";
import { mediaUsageCalls } from "./media-usage.ts";
import { messageTemplateCalls } from "./message-template.ts";
import { messageCalls } from "./message.ts";
import { movingCalls } from "./moving.ts";
import { partyCalls } from "./party.ts";
import { organizerCalls } from "./organizer.ts";
import { pageVersionCalls } from "./page-version.ts";
import { paymentCalls } from "./payment.ts";
import { programmeCalls } from "./programme.ts";
import { publicSiteCalls } from "./public-site.ts";
import { requestTaskCalls } from "./request-task.ts";
import { reviewCalls } from "./review.ts";
import { savedViewCalls } from "./saved-view.ts";
import { scheduledPublicationCalls } from "./scheduled-publication.ts";
import { searchCalls } from "./search.ts";
import { sellingCalls } from "./selling.ts";
import { serviceStatusCalls } from "./service-status.ts";
import { siteNoticeCalls } from "./site-notice.ts";
import { siteSettingCalls } from "./site-setting.ts";
import { staffCalls } from "./staff.ts";
import { secondFactorCalls } from "./second-factor.ts";
import { subscriptionCalls } from "./subscription.ts";
import { teamCalls } from "./team.ts";
import { tourCalls } from "./tour.ts";
import { tourEditingCalls } from "./tour-editing.ts";
import { tourImportCalls } from "./tour-import.ts";
import { tourScheduleCalls } from "./tour-schedule.ts";
import { touristCalls } from "./tourist.ts";

/** The calls of all areas. Written out: what is inferred is too long for a declaration. */
export type TourContract = typeof activityCalls &
  typeof arrivalCalls &
  typeof articleCalls &
  typeof authCalls &
  typeof bookingCalls &
  typeof blockTemplateCalls &
  typeof brandCalls &
  typeof departureCalls &
  typeof editorCalls &
  typeof documentCalls &
  typeof domainCalls &
  typeof draftLinkCalls &
  typeof figureCalls &
  typeof filmCalls &
  typeof fontCalls &
  typeof guidingCalls &
  typeof helpInboxCalls &
  typeof helpRequestCalls &
  typeof individualTourCalls &
  typeof liveCalls &
  typeof mailingCalls &
  typeof marketCollectionCalls &
  typeof marketPageCalls &
  typeof marketplaceCalls &
  typeof mediaCalls &
  typeof mediaUsageCalls &
  typeof messageTemplateCalls &
  typeof messageCalls &
  typeof movingCalls &
  typeof partyCalls &
  typeof organizerCalls &
  typeof pageVersionCalls &
  typeof paymentCalls &
  typeof programmeCalls &
  typeof publicSiteCalls &
  typeof requestTaskCalls &
  typeof reviewCalls &
  typeof savedViewCalls &
  typeof scheduledPublicationCalls &
  typeof searchCalls &
  typeof secondFactorCalls &
  typeof sellingCalls &
  typeof serviceStatusCalls &
  typeof siteNoticeCalls &
  typeof siteSettingCalls &
  typeof staffCalls &
  typeof subscriptionCalls &
  typeof teamCalls &
  typeof tourCalls &
  typeof tourEditingCalls &
  typeof tourImportCalls &
  typeof tourScheduleCalls &
  typeof touristCalls;

/** Every call of the API host. A call is added to its area's file, and its handler beside it. */
export const contract: TourContract = {
  ...activityCalls,
  ...arrivalCalls,
  ...articleCalls,
  ...authCalls,
  ...bookingCalls,
  ...blockTemplateCalls,
  ...brandCalls,
  ...departureCalls,
  ...editorCalls,
  ...documentCalls,
  ...domainCalls,
  ...draftLinkCalls,
  ...figureCalls,
  ...filmCalls,
  ...fontCalls,
  ...guidingCalls,
  ...helpInboxCalls,
  ...helpRequestCalls,
  ...individualTourCalls,
  ...liveCalls,
  ...mailingCalls,
  ...marketCollectionCalls,
  ...marketPageCalls,
  ...marketplaceCalls,
  ...mediaCalls,
  ...mediaUsageCalls,
  ...messageTemplateCalls,
  ...messageCalls,
  ...movingCalls,
  ...partyCalls,
  ...organizerCalls,
  ...pageVersionCalls,
  ...paymentCalls,
  ...programmeCalls,
  ...publicSiteCalls,
  ...requestTaskCalls,
  ...reviewCalls,
  ...savedViewCalls,
  ...scheduledPublicationCalls,
  ...searchCalls,
  ...secondFactorCalls,
  ...sellingCalls,
  ...serviceStatusCalls,
  ...siteNoticeCalls,
  ...siteSettingCalls,
  ...staffCalls,
  ...subscriptionCalls,
  ...teamCalls,
  ...tourCalls,
  ...tourEditingCalls,
  ...tourImportCalls,
  ...tourScheduleCalls,
  ...touristCalls,
};

export { minPasswordLength } from "./auth.ts";
export { organizerCalls, secondFactorCalls };
export {
  articleCalls,
  blockTemplateCalls,
  brandCalls,
  documentCalls,
  filmCalls,
  fontCalls,
  pageVersionCalls,
  siteSettingCalls,
};
export { authCalls, editorCalls, domainCalls, mediaCalls, mediaUsageCalls, publicSiteCalls };
export { arrivalCalls, bookingCalls, helpRequestCalls, individualTourCalls };
export { mailingCalls, marketCollectionCalls, marketPageCalls, marketplaceCalls, reviewCalls };
export { messageTemplateCalls, requestTaskCalls, sellingCalls, subscriptionCalls };
export { departureCalls, figureCalls, helpInboxCalls, staffCalls };
export { activityCalls, guidingCalls, teamCalls };
export { liveCalls, savedViewCalls, serviceStatusCalls, siteNoticeCalls };
export { messageCalls, movingCalls, partyCalls, paymentCalls };
export { searchCalls, tourCalls, tourEditingCalls, tourScheduleCalls, touristCalls };
export { draftLinkCalls, programmeCalls, scheduledPublicationCalls, tourImportCalls };
