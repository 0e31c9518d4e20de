import type { Hono } from "hono";
import { registerTlsCheck } from "./modules/domain/tls-check.routes.ts";
import { registerFonts } from "./modules/font/font.routes.ts";
import { registerMedia } from "./modules/media/media.routes.ts";
import { registerShareImage } from "./modules/share-image/share-image.routes.ts";
import { registerFavicon } from "./modules/site-setting/favicon.routes.ts";
import type { Services } from "./platform/context.ts";
import type { AppEnv } from "./platform/log-requests.ts";

/** What the host serves besides the contract's calls. */
export const routes: ((app: Hono<AppEnv>, services: Services) => void)[] = [
  registerMedia,
  registerShareImage,
  registerFavicon,
  registerFonts,
  registerTlsCheck,
];
