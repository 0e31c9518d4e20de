import { eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { notFound } from "../../../http/errors/errors.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import { organizersFor } from "../../../http/rights/organizers-for.ts";
import { checkSession } from "../../../http/rights/rights.ts";
import { checkFactor } from "../../../http/rights/second-factor.ts";
import type { Services } from "../../../platform/services.ts";
import { findAccount } from "../../accounts/find-account.ts";
import { openMediaStorage } from "../../media/storage/media-storage.ts";
import { verificationFiles } from "./verification-file.table.ts";
import { documentPath } from "./verification-files.ts";
import { verificationTexts as texts } from "./verification.texts.ts";

/**
 * `GET /crm/api/organizer/verification-file?id=`: a document, for staff and its organiser's owners and editors. To
 * others it is not there. A link leads here, which can carry no `user-role`.
 */
export function registerVerificationFiles(app: Hono<AppEnv>, services: Services): void {
  app.get("/crm/api/organizer/verification-file", (c) => serveFile(c, services));
}

async function serveFile(c: Context<AppEnv>, services: Services): Promise<Response> {
  const added = new Headers();
  const account = await findAccount(services, c.req.raw.headers, () => added);
  checkSession("signed-in", account);
  checkFactor(undefined, account, services.now());
  const id = c.req.query("id") ?? "";
  const [row] = /^\d{1,9}$/.test(id)
    ? await services.db
        .select()
        .from(verificationFiles)
        .where(eq(verificationFiles.id, Number(id)))
    : [];
  const isTheirs =
    account &&
    row &&
    (account.isStaff || organizersFor(account, "editor").includes(row.organizerId));
  const bytes =
    row && isTheirs
      ? await openMediaStorage(services.env).read(documentPath(row.storageKey))
      : undefined;
  if (!row || !bytes) throw notFound(texts.noFile);
  for (const cookie of added.getSetCookie()) c.header("set-cookie", cookie, { append: true });
  return c.body(bytes, 200, {
    "content-type": row.type,
    "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(row.name)}`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  });
}
