import type { ShownSite } from "@tour/api";
import { documentTypes } from "@tour/api";
import type { ServerEnv } from "../../../platform/env/env.ts";
import type { Site } from "../../sites/find-site.ts";
import type { Manifest } from "../../sites/read-published.ts";
import { withoutShared } from "../../sites/shared-blocks.ts";
import { displayFlags } from "../../sites/site-content.ts";
import { toSiteMetadata } from "../../sites/site-metadata.ts";

/** A published version as the builder lays drafts beside it. */
export function describePublished(
  site: Site,
  { version, createdAt, content }: Manifest,
  env: ServerEnv,
): ShownSite {
  return {
    version,
    published_at: createdAt.toISOString(),
    main: content.main,
    tour: withoutShared(content.tour),
    site: toSiteMetadata(site, content, env),
    documents: documentTypes.flatMap((type) => {
      const written = content.documents?.[type];
      if (!written) return [];
      const { title, html } = written;
      return [{ type, title, html, is_displayed: content.settings[displayFlags[type]] }];
    }),
  };
}
