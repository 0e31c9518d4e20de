import type { ParsedInput } from "@tour/api";
import type { constructorCalls } from "@tour/api/contract";
import { accountOf } from "../../platform/context.ts";
import type { RequestContext } from "../../platform/context.ts";
import { toSiteMetadata } from "../site/site-metadata.ts";
import { publishSite } from "./publish-site.ts";

export async function publishData(
  { query }: ParsedInput<typeof constructorCalls.publishData>,
  context: RequestContext,
) {
  const { db, env, now } = context;
  const { site, manifest } = await publishSite(db, {
    organizerId: query.organizer_id,
    type: query.type,
    userId: accountOf(context).id,
    now: now(),
  });
  return {
    success: true as const,
    data: {
      version: manifest.version,
      published_at: manifest.createdAt.toISOString(),
      url: toSiteMetadata(site, manifest.content, env).url,
    },
  };
}
