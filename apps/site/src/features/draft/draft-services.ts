import type { OpenDraft } from "../../services/route-context.ts";
import type { Services } from "../../services/services.ts";
import type { SiteClient } from "../../services/site-client.ts";

/** Services by which the pages of a draft are made as those of a published site are. */
export function makeDraftServices(
  services: Services,
  { token, draft }: { token: string; draft: OpenDraft },
): Services {
  const clientOf = (host: string) => makeDraftClient(services.clientOf(host, token), draft);
  return {
    ...services,
    // What pages share is told apart by what is published, and this is not.
    share: ({ host }, _call, ask) => ask(clientOf(host)),
    clientOf,
  };
}

/** Takes the blocks from the draft, and leads to tours within it. */
function makeDraftClient(client: SiteClient, draft: OpenDraft): SiteClient {
  return {
    ...client,
    customPage: ({ query: { type } }) =>
      Promise.resolve({ data: { type, blocks: draft[type], version: 0 } }),
    toursCrm: async (...asked) => {
      const answer = await client.toursCrm(...asked);
      return { ...answer, data: answer.data.map((tour) => within(draft, tour)) };
    },
    tourCrm: async (...asked) => {
      const answer = await client.tourCrm(...asked);
      return "data" in answer
        ? { data: within(draft, answer.data) }
        : { redirect: within(draft, answer.redirect) };
    },
    toursSchedule: async (...asked) => {
      const answer = await client.toursSchedule(...asked);
      const data = answer.data.map((one) => ({ ...one, tour: within(draft, one.tour) }));
      return { ...answer, data };
    },
  };
}

/** Every link to a tour is made of its slug. */
const within = <Tour extends { slug: string }>({ base }: OpenDraft, tour: Tour): Tour => ({
  ...tour,
  slug: `${base.slice(1)}/${tour.slug}`,
});
