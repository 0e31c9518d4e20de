import type { SiteMetadata } from "@tour/api";
import { loadSiteTours } from "@tour/api/queries";
import { createBlock } from "@tour/blocks/definitions";
import { loadVariant, preparePage } from "@tour/blocks/render";
import { seenToursLook } from "../../page/seen-tours-look.ts";
import { renderBlock } from "../../page/render-block.tsx";
import type { Services } from "../../services/services.ts";
import { callTimeout } from "../../services/site-client.ts";
import { texts } from "../../texts/ru.ts";

interface Asked {
  host: string;
  metadata: SiteMetadata;
  revision: string | null;
  /** Numbers of tours, those seen last first. */
  ids: readonly number[];
}

/** More than these are not shown. */
const maxShown = 4;

/** Tours that a visitor has seen as they are now: price and date are today's. Null for none of them. */
export async function renderSeenTours(asked: Asked, services: Services): Promise<string | null> {
  const { host, metadata: site, revision, ids } = asked;
  const today = services.today();
  const signal = AbortSignal.timeout(callTimeout);
  const tours = await services.share({ host, revision, today }, "tours", (client) =>
    loadSiteTours(client, {}, { signal }),
  );
  const { type, variant } = seenToursLook;
  const made = createBlock(type, variant);
  const content = {
    ...made.content,
    heading: { title: texts.seenTours, subtitle: "" },
    source: "chosen",
    tour_ids: ids,
    limit: maxShown,
  };
  const nobodys = { organizer: null, tour: null, reviews: [], schedule: [] };
  const page = { ...nobodys, type: "tour" as const, site, tours, today };
  const [block] = preparePage([{ ...made, id: "seen", anchor: "", content }], page);
  if (!block) return null;
  await loadVariant(type, variant);
  return renderBlock(block).html;
}
