/** How blocks write dates, money and terms: for pages that stand beside them. */
export { priceOfDate } from "./page-data/price-of-date.ts";
export type { PriceOfDate } from "./page-data/price-of-date.ts";
export { findRefund } from "./page-data/find-refund.ts";
export { isOpen, isTaken, selectDepartures } from "./page-data/select-departures.ts";
export type { DepartureView } from "./page-data/select-departures.ts";
export { describeRefund } from "./format/describe-refund.ts";
export { describeGuests } from "./format/describe-guests.ts";
export { describeGroup } from "./format/describe-group.ts";
export { formatDate, formatDateRange, formatMonth, formatWeekday } from "./format/format-dates.ts";
export { formatMoney } from "./format/format-money.ts";
export { formatPhone, phoneHref } from "./format/format-phone.ts";
export { formatRate } from "./format/format-rate.ts";
export { describeOpening } from "./format/describe-opening.ts";
export { nameZone, sayMoment, sayMomentThere, sayOnDevice } from "./format/say-moment.ts";
export { typograph } from "./format/typography.ts";
export { shorten } from "./format/shorten.ts";
export { plural } from "./format/plural.ts";
export { describeRules } from "./price/parts/describe-rules.ts";
