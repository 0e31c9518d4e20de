import type { Handlers } from "@tour/api";
import type { TourContract } from "@tour/api/contract";
import { articleHandlers } from "./modules/article/article.handlers.ts";
import { authHandlers } from "./modules/auth/auth.handlers.ts";
import { constructorHandlers } from "./modules/constructor/constructor.handlers.ts";
import { documentHandlers } from "./modules/document/document.handlers.ts";
import { domainHandlers } from "./modules/domain/domain.handlers.ts";
import { fontHandlers } from "./modules/font/font.handlers.ts";
import { helpRequestHandlers } from "./modules/help-request/help-request.handlers.ts";
import { mediaHandlers } from "./modules/media/media.handlers.ts";
import { organizerHandlers } from "./modules/organizer/organizer.handlers.ts";
import { pageVersionHandlers } from "./modules/page-version/page-version.handlers.ts";
import { publicSiteHandlers } from "./modules/public-site/public-site.handlers.ts";
import { searchHandlers } from "./modules/search/search.handlers.ts";
import { suggestionHandlers } from "./modules/suggestion/suggestion.handlers.ts";
import { tourEditingHandlers } from "./modules/tour/tour-editing.handlers.ts";
import { tourScheduleHandlers } from "./modules/tour/tour-schedule.handlers.ts";
import { tourHandlers } from "./modules/tour/tour.handlers.ts";
import { siteSettingHandlers } from "./modules/site-setting/site-setting.handlers.ts";
import type { RequestContext } from "./platform/context.ts";

/** A handler for every call of the contract: one that is missing does not compile. */
export const handlers: Handlers<TourContract, RequestContext> = {
  ...articleHandlers,
  ...authHandlers,
  ...constructorHandlers,
  ...documentHandlers,
  ...domainHandlers,
  ...fontHandlers,
  ...helpRequestHandlers,
  ...mediaHandlers,
  ...organizerHandlers,
  ...pageVersionHandlers,
  ...publicSiteHandlers,
  ...searchHandlers,
  ...suggestionHandlers,
  ...siteSettingHandlers,
  ...tourHandlers,
  ...tourEditingHandlers,
  ...tourScheduleHandlers,
};
