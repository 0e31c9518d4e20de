import type { Hono } from "hono";
import { registerPaymentNotices } from "./modules/booking/payments/notice.routes.ts";
import { registerGuideSheet } from "./modules/booking/departures/sheets/guide-sheet.routes.ts";
import { registerPapers } from "./modules/booking/papers/paper.routes.ts";
import { registerSandbox } from "./modules/booking/payments/sandbox.routes.ts";
import { registerSiteEvents } from "./modules/live/site-events/site-events.routes.ts";
import { registerTlsCheck } from "./modules/sites/domains/tls-check.routes.ts";
import { registerVisits } from "./modules/figures/visits/visit.routes.ts";
import { registerVerificationFiles } from "./modules/office/verification/verification-file.routes.ts";
import { registerFonts } from "./modules/sites/fonts/font.routes.ts";
import { registerFilms } from "./modules/media/films/film.routes.ts";
import { registerMedia } from "./modules/media/media.routes.ts";
import { registerShareImage } from "./modules/sites/share-image/share-image.routes.ts";
import { registerPageLife } from "./modules/public-site/page-cache/page-life.routes.ts";
import { registerProgramPaper } from "./modules/public-site/program-paper/program-paper.routes.ts";
import { registerFavicon } from "./modules/sites/settings/favicon.routes.ts";
import type { Services } from "./platform/services.ts";
import type { AppEnv } from "./http/log-requests.ts";

/** What the host serves besides the contract's calls. */
export const routes: ((app: Hono<AppEnv>, services: Services) => void)[] = [
  // Before pictures: a film has an address where they have sizes.
  registerFilms,
  registerMedia,
  registerShareImage,
  registerFavicon,
  registerFonts,
  registerTlsCheck,
  registerPaymentNotices,
  registerSandbox,
  registerPapers,
  registerProgramPaper,
  registerGuideSheet,
  registerVerificationFiles,
  registerVisits,
  registerPageLife,
  registerSiteEvents,
];
