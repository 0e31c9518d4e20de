export { defineCall } from "./call.ts";
export type {
  Access,
  Call,
  CallAnswer,
  CallInput,
  CallOptions,
  Client,
  Contract,
  Handlers,
  ParsedInput,
  Routes,
} from "./call.ts";
export { isOrganizerAccess, mayUse } from "./organizer-access.ts";
export type { OrganizerAccess, OrganizerRole } from "./organizer-access.ts";
export { createClient, retriedStatuses, type ClientOptions, type UserRole } from "./client.ts";
export { blockSchema, blocksSchema, blockStatus, pageTypeSchema } from "./entities/block.ts";
export type { Block, PageType, ValidationMap } from "./entities/block.ts";
export type { BlockShown } from "./entities/block-shown.ts";
export { blockTemplateLimits, type BlockTemplate } from "./entities/block-template.ts";
export { brandLimits, type Brand, type Look } from "./entities/brand.ts";
export type { Font, FontFile } from "./entities/font.ts";
export type { Article } from "./entities/article.ts";
export { factorMinutes, readFactorStep } from "./entities/second-factor.ts";
export type { FactorStep, SecondFactorState } from "./entities/second-factor.ts";
export { phone as phoneSchema } from "./entities/input-fields.ts";
export type { Arrival, ArrivalDetails, ArrivalInput } from "./entities/arrival.ts";
export { requestStatuses, type RequestStatus } from "./entities/request-status.ts";
export { consentKinds, type AcceptedText, type ConsentKind } from "./entities/consent.ts";
export { neededConsents } from "./entities/needed-consents.ts";
export type { ToAccept } from "./entities/acceptance.ts";
export { adjustmentKinds } from "./entities/adjustment.ts";
export type { AdjustRequest, Adjustment, AdjustmentKind } from "./entities/adjustment.ts";
export type { Agent } from "./entities/agent.ts";
export type { BookingOffer } from "./entities/booking-offer.ts";
export type { CancelQuote, GuestRequest, NewRequest, SellerRequest } from "./entities/booking.ts";
export { methodLimits, paymentKinds, paymentMethods, selfEmployedTax } from "./entities/payment.ts";
export type {
  AttachReceipt,
  NewPayment,
  OpenPayment,
  PaymentKind,
  PaymentMethod,
  PaymentSettings,
  PaymentTroubles,
  RequestMoney,
  ReturnCause,
  SettleTrouble,
  TroubleKind,
} from "./entities/payment.ts";
export { pointsInPercent } from "./entities/marketplace.ts";
export type {
  MarketplaceDocument,
  MarketplaceInfo,
  MarketplaceInput,
  MarketplaceLegal,
  MarketplaceSettings,
} from "./entities/marketplace.ts";
export { collectionLimits } from "./entities/market-collection.ts";
export type { EditedCollection, MarketCollection } from "./entities/market-collection.ts";
export type { MarketCollectionInput, StaffCollection } from "./entities/market-collection.ts";
export type { Payout, PayoutLine, PayoutStatement, RecordPayout } from "./entities/payout.ts";
export type {
  FailedJob,
  Impersonation,
  RefundDecision,
  StaffRequest,
  WaitingReview,
} from "./entities/staff.ts";
export { foreignCurrencies } from "./entities/exchange-rate.ts";
export type { ExchangeRate, ExchangeRates, ExchangeRatesInput } from "./entities/exchange-rate.ts";
export type { TestPayment, TestPayments } from "./entities/test-payment.ts";
export type { OutsideMoney, RecordPayment, RecordRefund } from "./entities/outside-payment.ts";
export { DAYS_TO_CHOOSE } from "./entities/departure-guests.ts";
export type {
  DepartureGuests,
  GoingParty,
  GoingTourist,
  GuestListKind,
} from "./entities/departure-guests.ts";
export { roomKinds, type Room, type Rooming } from "./entities/rooming.ts";
export { identityDocuments } from "./entities/tourist.ts";
export type {
  EditedTourist,
  IdentityDocument,
  PassportAction,
  Tourist,
  TouristForm,
  TouristQuestion,
  TouristsInfo,
  TypedTourist,
} from "./entities/tourist.ts";
export {
  requestActors,
  requestBeginnings,
  requestTransitions,
  transitionNames,
  transitionOf,
} from "./entities/request-transitions.ts";
export type {
  RefundRule,
  RequestActor,
  RequestFollowUp,
  RequestGuard,
  TransitionName,
} from "./entities/request-transitions.ts";
export type { RequestAction } from "./entities/request-action.ts";
export { emailKinds } from "./entities/request-email.ts";
export type {
  EmailKind,
  EmailKindTo,
  EmailRecipient,
  SentEmail,
  WaitingEmail,
} from "./entities/request-email.ts";
export type {
  ChangeParty,
  PartyChange,
  PartyQuote,
  RequestParty,
} from "./entities/request-party.ts";
export type { RequestDates } from "./entities/request-dates.ts";
export type { RequestNote, RequestTask, RequestTasks } from "./entities/request-task.ts";
export type { SellRequest } from "./entities/selling.ts";
export {
  lateAfterHours,
  lateSteps,
  requestListLimits,
  requestMoneyStates,
  requestOrders,
  requestSteps,
} from "./entities/request-list.ts";
export type {
  LateReason,
  LateStep,
  RequestList,
  RequestMoneyState,
  RequestOrder,
  RequestRow,
  RequestStep,
} from "./entities/request-list.ts";
export { savedViewLimits, type SavedView, type ViewScreen } from "./entities/saved-view.ts";
export type { OfficeGuest } from "./entities/office-guest.ts";
export type { MessageAuthor, RequestChat, RequestMessage } from "./entities/request-message.ts";
export { templateFields, templateLimits } from "./entities/message-template.ts";
export type { MessageTemplate, TemplateField } from "./entities/message-template.ts";
export {
  hidingLimits,
  hidingReasons,
  refusalLimits,
  replyLimit,
  reviewPhotoLimits,
} from "./entities/guest-review.ts";
export type { GuestReview, HidingReason } from "./entities/guest-review.ts";
export type { OfficeReview } from "./entities/office-review.ts";
export { reviewSorts, type ReviewSort } from "./entities/review-sorts.ts";
export { reviewAspects, type AspectMarks, type ReviewAspect } from "./entities/review-aspects.ts";
export type { Mailing } from "./entities/mailing.ts";
export { bookingLimits } from "./entities/booking-limits.ts";
export { touristLimits } from "./entities/tourist-limits.ts";
export type { HelpRequest } from "./entities/help-request.ts";
export { officeTaskKinds } from "./entities/office-home.ts";
export type { OfficeHome, OfficeTask, OfficeTaskKind } from "./entities/office-home.ts";
export { figurePeriods } from "./entities/figures.ts";
export type { FigurePeriod, MoneyFigures, MoneySums, VisitFigures } from "./entities/figures.ts";
export {
  maxVisitCounts,
  salesZone,
  visitBatchSchema,
  visitPages,
  visitSourceHeader,
  visitSources,
} from "./entities/visit.ts";
export { dataRevisionHeader, pageReadingHeader } from "./page-reading.ts";
export type { PageReading } from "./page-reading.ts";
export type { VisitCount, VisitPage, VisitSource } from "./entities/visit.ts";
export { helpStatuses } from "./entities/help-inbox.ts";
export type {
  HelpEvent,
  HelpEventKind,
  HelpQuestion,
  HelpRow,
  HelpStatus,
  HelpWaiting,
} from "./entities/help-inbox.ts";
export { helpRequestLimits } from "./entities/help-request-limits.ts";
export { documentTypes } from "./entities/document.ts";
export type { DocumentDraft, DocumentPage, DocumentType } from "./entities/document.ts";
export type {
  DomainCheck,
  DomainReason,
  DomainRecord,
  DomainState,
  CustomDomain,
  SiteDomain,
} from "./entities/domain.ts";
export {
  imageSchema,
  imageUrl,
  maxCopiedPictures,
  mediaSchema,
  mediaSizes,
  phoneCrops,
  pictureCrops,
  pictureWidths,
  sizePlaceholder,
} from "./entities/media.ts";
export {
  cutUnits,
  maxCuts,
  pictureShapes,
  readCut,
  shapeRatios,
  sizeOfCut,
  splitSize,
  writeCut,
} from "./entities/picture-crops.ts";
export type { Cut, PictureCrops, PictureShape } from "./entities/picture-crops.ts";
export type { UndescribedPicture } from "./entities/undescribed-picture.ts";
export type { CopiedMedia, Image, Media, MediaFile, MediaPlace } from "./entities/media.ts";
export { daysToConfirm, filterKinds, lastPlaces, maxCardPictures } from "./searching.ts";
export { maxComparedTours, maxFollowedTours, maxKeptTours, readMapBox } from "./searching.ts";
export { suggestionKinds, tourSorts } from "./searching.ts";
export type { ComparedTour, FilterKind, FoundTour, MapBox, MapGroup } from "./searching.ts";
export type { OwnSubscription, Subscription, Suggestion, SuggestionKind } from "./searching.ts";
export type { LooserSearch, TourFilter, TourSearch } from "./searching.ts";
export { currencies, moneySchema, type Money } from "./entities/money.ts";
export type { MarketOrganizer, PublishedSite } from "./entities/published-site.ts";
export { draftLinkLimits, pageOperationSchema, publicationLimits } from "./editing.ts";
export { siteBeat, siteEventSchema, siteEventsPath } from "./editing.ts";
export { filmLimits, filmSchema, filmTypes, type Film, type FilmType } from "./editing.ts";
export type { BlockChange, PageEdit, PageOperation, PageVersion, SiteEvent } from "./editing.ts";
export type { DraftComment, DraftLink, DraftSite, LinkComment, ShownSite } from "./editing.ts";
export type { SaleStart, ScheduledParts, ScheduledPublication } from "./editing.ts";
export { serviceParts, type ServicePart, type ServiceStatus } from "./entities/service-status.ts";
export { refuseSmallFavicon } from "./entities/site-setting.ts";
export type { Analytics, MainPageSetting } from "./entities/site-setting.ts";
export { legalForms, organizerPublicSchema } from "./entities/organizer.ts";
export type {
  OrganizerChanges,
  OrganizerInfo,
  OrganizerInput,
  OrganizerPublic,
  OrganizerVerification,
  OrganizerView,
  VerificationFile,
} from "./entities/organizer.ts";
export { activityKinds, marketDeedKinds } from "./entities/activity.ts";
export type { ActivityKind, ActivityRow, MarketDeed, MarketDeedKind } from "./entities/activity.ts";
export { undoSeconds } from "./entities/undo.ts";
export type { OfficeChangeKind, OfficeChanges, ViewedKind } from "./entities/office-changes.ts";
export type { GuidedDeparture, LedDepartureGuests } from "./entities/guiding.ts";
export type { Invitation, OpenInvitation, Team, TeamMember } from "./entities/team.ts";
export type { PickedParts } from "./contract/editor.ts";
export { readinessGroups, searchShows } from "./entities/readiness.ts";
export type {
  ReadinessCheck,
  ReadinessFix,
  ReadinessGroup,
  ReadinessName,
  ReadinessPlace,
} from "./entities/readiness.ts";
export { attachedSiteSchema, siteMetadataSchema } from "./entities/site.ts";
export { noticeLimits } from "./entities/site-notice.ts";
export type { ShownNotice, SiteNotice } from "./entities/site-notice.ts";
export type { AttachedSite, SiteMetadata } from "./entities/site.ts";
export { listTourGaps, tourGapWays, accommodationTypes, departureSchema } from "./tours.ts";
export { departureStatuses, reviewSchema, tourCardSchema, tourSchema } from "./tours.ts";
export { authorKinds, MAX_TOUR_TITLE, MAX_TRIP_DAYS, MAX_DEPARTURES_AT_ONCE } from "./tours.ts";
export { regionCodes, tourInputSchema, importFields, importItemKinds } from "./tours.ts";
export { importItemStates, importPictureStates, importStates, MAX_IMPORT_BYTES } from "./tours.ts";
export { MAX_IMPORT_PICTURES, MAX_IMPORT_ROWS, MAX_TOUR_PICTURES } from "./tours.ts";
export { programmeLimits, programmeTextLimits, routeLimits } from "./tours.ts";
export type { ReadRoute, RouteDay, RoutePoint, TourRoute } from "./tours.ts";
export type { TourGap, TourCity, IndividualOffer, FullTour, Departure } from "./tours.ts";
export type { DepartureGroup, PriceOptionKind, Review, SaleOpening } from "./tours.ts";
export type { GuestSummary, Tour, TourCard } from "./tours.ts";
export type { EditedDeparture, EditedTour, TourListRow, TourChanges, TourInput } from "./tours.ts";
export type { ImportChange, ImportColumn, ImportField, ImportItem } from "./tours.ts";
export type { ImportProblem, TourImport, Programme, ProgrammeField } from "./tours.ts";
export type { ProgrammeFinding, ProgrammePassage, ProgrammeRow } from "./tours.ts";
export { ApiError, IllegalRedirectError, isPassing, isUnreachable } from "./error.ts";
export type { ErrorBody } from "./error.ts";
export {
  findDeparture,
  firstChoice,
  hasSeats,
  isBookable,
  listOptions,
  maxOf,
  priceChoice,
} from "./price-choice.ts";
export type { Choice, OfferedDeparture, PricedChoice } from "./price-choice.ts";
export { ask, askData } from "./ask.ts";
export { fetchWithProgress } from "./fetch-with-progress.ts";
export type { CallFailure } from "./fail-call.ts";
export { maskUrl } from "./mask-url.ts";
export { ownPath } from "./own-path.ts";
