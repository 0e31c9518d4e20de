import type { Handlers } from "@tour/api";
import type { TourContract } from "@tour/api/contract";
import { activityHandlers } from "./modules/activity/activity.handlers.ts";
import { articleHandlers } from "./modules/editor/articles/article.handlers.ts";
import { arrivalHandlers } from "./modules/booking/arrivals/arrival.handlers.ts";
import { bookingHandlers } from "./modules/booking/booking.handlers.ts";
import { authHandlers } from "./modules/accounts/auth.handlers.ts";
import { departureHandlers } from "./modules/booking/departures/departure.handlers.ts";
import { editorHandlers } from "./modules/editor/editor.handlers.ts";
import { scheduledPublicationHandlers } from "./modules/editor/scheduling/scheduled-publication.handlers.ts";
import { draftLinkHandlers } from "./modules/editor/draft-links/draft-link.handlers.ts";
import { documentHandlers } from "./modules/documents/document.handlers.ts";
import { domainHandlers } from "./modules/sites/domains/domain.handlers.ts";
import { figureHandlers } from "./modules/figures/figures.handlers.ts";
import { blockTemplateHandlers } from "./modules/editor/templates/block-template.handlers.ts";
import { brandHandlers } from "./modules/sites/brands/brand.handlers.ts";
import { fontHandlers } from "./modules/sites/fonts/font.handlers.ts";
import { guidingHandlers } from "./modules/booking/guiding/guiding.handlers.ts";
import { helpInboxHandlers } from "./modules/help-requests/inbox/inbox.handlers.ts";
import { helpRequestHandlers } from "./modules/help-requests/help-request.handlers.ts";
import { individualTourHandlers } from "./modules/booking/individual/individual.handlers.ts";
import { liveHandlers } from "./modules/live/live.handlers.ts";
import { mailingHandlers } from "./modules/booking/mailings/mailing.handlers.ts";
import { marketCollectionHandlers } from "./modules/collections/collection.handlers.ts";
import { marketplaceHandlers } from "./modules/marketplace/marketplace.handlers.ts";
import { mediaHandlers } from "./modules/media/media.handlers.ts";
import { filmHandlers } from "./modules/editor/films/film.handlers.ts";
import { mediaUsageHandlers } from "./modules/editor/pictures/media-usage.handlers.ts";
import { messageTemplateHandlers } from "./modules/booking/templates/template.handlers.ts";
import { messageHandlers } from "./modules/booking/messages/message.handlers.ts";
import { staffHandlers } from "./modules/office/staff.handlers.ts";
import { organizerHandlers } from "./modules/office/office.handlers.ts";
import { pageVersionHandlers } from "./modules/editor/versions/page-version.handlers.ts";
import { movingHandlers } from "./modules/booking/moving/moving.handlers.ts";
import { partyHandlers } from "./modules/booking/party/party.handlers.ts";
import { paymentHandlers } from "./modules/booking/payments/payment.handlers.ts";
import { programmeHandlers } from "./modules/programmes/programme.handlers.ts";
import { marketOrganizerHandlers } from "./modules/public-site/market-organizer.handlers.ts";
import { publicSiteHandlers } from "./modules/public-site/public-site.handlers.ts";
import { reviewHandlers } from "./modules/booking/reviews/review.handlers.ts";
import { savedViewHandlers } from "./modules/office/saved-views/saved-view.handlers.ts";
import { requestTaskHandlers } from "./modules/booking/tasks/task.handlers.ts";
import { chosenTourHandlers } from "./modules/search/chosen-tours.handlers.ts";
import { toursMapHandlers } from "./modules/search/places/tours-map.handlers.ts";
import { searchHandlers } from "./modules/search/search.handlers.ts";
import { sellingHandlers } from "./modules/selling/selling.handlers.ts";
import { subscriptionHandlers } from "./modules/subscriptions/subscription.handlers.ts";
import { suggestionHandlers } from "./modules/search/suggestions/suggestion.handlers.ts";
import { teamHandlers } from "./modules/team/team.handlers.ts";
import { tourEditingHandlers } from "./modules/tours/tour-editing.handlers.ts";
import { touristHandlers } from "./modules/booking/tourists/tourist.handlers.ts";
import { tourImportHandlers } from "./modules/imports/import.handlers.ts";
import { tourScheduleHandlers } from "./modules/public-site/tour-schedule.handlers.ts";
import { tourHandlers } from "./modules/tours/tour.handlers.ts";
import { secondFactorHandlers } from "./modules/accounts/second-factor/second-factor.handlers.ts";
import { siteNoticeHandlers } from "./modules/sites/notices/site-notice.handlers.ts";
import { siteSettingHandlers } from "./modules/sites/settings/site-setting.handlers.ts";
import type { RequestContext } from "./http/context.ts";
import { serviceStatusHandlers } from "./modules/service-status/service-status.handlers.ts";

/** A handler for every call of the contract: one that is missing does not compile. */
export const handlers: Handlers<TourContract, RequestContext> = {
  ...activityHandlers,
  ...arrivalHandlers,
  ...articleHandlers,
  ...authHandlers,
  ...bookingHandlers,
  ...departureHandlers,
  ...editorHandlers,
  ...documentHandlers,
  ...domainHandlers,
  ...draftLinkHandlers,
  ...scheduledPublicationHandlers,
  ...figureHandlers,
  ...blockTemplateHandlers,
  ...brandHandlers,
  ...fontHandlers,
  ...guidingHandlers,
  ...helpInboxHandlers,
  ...helpRequestHandlers,
  ...individualTourHandlers,
  ...liveHandlers,
  ...serviceStatusHandlers,
  ...mailingHandlers,
  ...marketCollectionHandlers,
  ...chosenTourHandlers,
  ...marketOrganizerHandlers,
  ...marketplaceHandlers,
  ...mediaHandlers,
  ...filmHandlers,
  ...mediaUsageHandlers,
  ...messageTemplateHandlers,
  ...messageHandlers,
  ...movingHandlers,
  ...partyHandlers,
  ...paymentHandlers,
  ...organizerHandlers,
  ...pageVersionHandlers,
  ...publicSiteHandlers,
  ...requestTaskHandlers,
  ...reviewHandlers,
  ...savedViewHandlers,
  ...searchHandlers,
  ...toursMapHandlers,
  ...sellingHandlers,
  ...secondFactorHandlers,
  ...subscriptionHandlers,
  ...suggestionHandlers,
  ...siteNoticeHandlers,
  ...siteSettingHandlers,
  ...teamHandlers,
  ...staffHandlers,
  ...tourHandlers,
  ...tourEditingHandlers,
  ...programmeHandlers,
  ...tourImportHandlers,
  ...tourScheduleHandlers,
  ...touristHandlers,
};
