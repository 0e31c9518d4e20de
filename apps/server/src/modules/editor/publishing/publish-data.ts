import type { ParsedInput } from "@tour/api";
import type { editorCalls } from "@tour/api/contract";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { doRecorded } from "../../activity/record-activity.ts";
import { authTexts } from "../../accounts/auth.texts.ts";
import { toSiteMetadata } from "../../sites/site-metadata.ts";
import { publishSite } from "./publish-site.ts";

export async function publishData(
  { query, body }: ParsedInput<typeof editorCalls.publishData>,
  context: RequestContext,
) {
  const { env, now } = context;
  const account = accountOf(context);
  if (!account.isConfirmed) {
    throw new Refusal("unprocessable", authTexts.confirmToPublish, {
      validation: { "account.email": [account.email] },
    });
  }
  const { organizer_id: organizerId, type } = query;
  const asked = { organizerId, type, picked: body?.picked, userId: account.id, now: now() };
  const { site, manifest } = await doRecorded(
    context,
    (tx) => publishSite({ ...context, db: tx }, asked),
    () => ({ organizerId, kind: "site_published", details: { type } }),
  );
  return {
    success: true as const,
    data: {
      version: manifest.version,
      published_at: manifest.createdAt.toISOString(),
      url: toSiteMetadata(site, manifest.content, env).url,
    },
  };
}
