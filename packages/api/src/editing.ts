// What is said of a site under edit: its drafts, its versions, and what happens to them.
export { draftLinkLimits } from "./entities/draft-link.ts";
export type { DraftComment, DraftLink, DraftSite, LinkComment } from "./entities/draft-link.ts";
export type { BlockChange, PageVersion, ShownSite } from "./entities/page-version.ts";
export { pageOperationSchema } from "./entities/page-operation.ts";
export type { PageEdit, PageOperation } from "./entities/page-operation.ts";
export { publicationLimits } from "./entities/scheduled-publication.ts";
export type {
  SaleStart,
  ScheduledParts,
  ScheduledPublication,
} from "./entities/scheduled-publication.ts";
export { siteBeat, siteEventSchema, siteEventsPath } from "./entities/site-event.ts";
export type { SiteEvent } from "./entities/site-event.ts";
export { filmLimits, filmSchema, filmTypes, type Film, type FilmType } from "./entities/film.ts";
