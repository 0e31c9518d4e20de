import type { ParsedInput } from "@tour/api";
import type { editorCalls } from "@tour/api/contract";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import type { Account } from "../../../http/rights/account.ts";
import type { ServerEnv } from "../../../platform/env/env.ts";
import { doRecorded } from "../../activity/record-activity.ts";
import { authTexts } from "../../accounts/auth.texts.ts";
import type { Site } from "../../sites/find-site.ts";
import type { Manifest } from "../../sites/read-published.ts";
import { toSiteMetadata } from "../../sites/site-metadata.ts";
import { publishSite } from "./publish-site.ts";

export async function publishData(
  { query, body }: ParsedInput<typeof editorCalls.publishData>,
  context: RequestContext,
) {
  const { env, now } = context;
  const account = requireConfirmed(context);
  const { organizer_id: organizerId, type } = query;
  const asked = { organizerId, type, picked: body?.picked, userId: account.id, now: now() };
  const { site, manifest } = await doRecorded(
    context,
    (tx) => publishSite({ ...context, db: tx }, asked),
    () => ({ organizerId, kind: "site_published", details: { type } }),
  );
  return answerPublished(site, manifest, env);
}

/** Whoever publishes; 422 until their e-mail is known to be theirs. */
export function requireConfirmed(context: RequestContext): Account {
  const account = accountOf(context);
  if (account.isConfirmed) return account;
  throw new Refusal("unprocessable", authTexts.confirmToPublish, {
    validation: { "account.email": [account.email] },
  });
}

/** What whoever publishes is told. */
export const answerPublished = (site: Site, manifest: Manifest, env: ServerEnv) => ({
  success: true as const,
  data: {
    version: manifest.version,
    published_at: manifest.createdAt.toISOString(),
    url: toSiteMetadata(site, manifest.content, env).url,
  },
});
