import { badRequest } from "../../../http/errors/errors.ts";
import type { ServerEnv } from "../../../platform/env/env.ts";
import { paymentTexts } from "./payment.texts.ts";

interface VisitedSite {
  /** The host that the visitor's browser named; null for the marketplace. */
  siteHost: string | null;
  env: Pick<ServerEnv, "siteOrigin">;
}

/** The origin of the site where a visitor stands. */
const originOf = ({ siteHost, env: { siteOrigin } }: VisitedSite): string =>
  siteHost === null ? siteOrigin : new URL(`${new URL(siteOrigin).protocol}//${siteHost}`).origin;

/**
 * Where a payer comes back to: a path or an address of the same site, else 400; a payment must not
 * lead anybody to a stranger. Without one, the request's own page.
 */
export function readReturnUrl(asked: string | undefined, uuid: string, site: VisitedSite): string {
  const origin = originOf(site);
  const url = URL.parse(asked || `/order/${uuid}`, origin);
  if (url?.origin === origin) return url.href;
  throw badRequest({ return_url: [paymentTexts.foreignReturn] });
}
