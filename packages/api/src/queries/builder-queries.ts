import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../call.ts";
import type { TourContract } from "../contract/index.ts";
import type { PageType } from "../entities/block.ts";
import type { DocumentType } from "../entities/document.ts";
import type { HelpStatus } from "../entities/help-inbox.ts";

interface QuestionFilters {
  status?: HelpStatus | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

type BuilderClient = Client<TourContract>;

/** Query options of what the builder reads, keyed by organiser so that two never mix. */
export const builderQueries = {
  account: (client: BuilderClient) =>
    queryOptions({
      queryKey: ["account"],
      queryFn: ({ signal }) => client.getAccount({}, { signal }).then((answer) => answer.data),
    }),
  sessions: (client: BuilderClient) =>
    queryOptions({
      queryKey: ["sessions"],
      queryFn: ({ signal }) => client.listSessions({}, { signal }).then((answer) => answer.data),
    }),
  team: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "team"],
      queryFn: ({ signal }) =>
        client
          .listTeam({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
    }),
  secondFactor: (client: BuilderClient) =>
    queryOptions({
      queryKey: ["second-factor"],
      queryFn: ({ signal }) => client.getSecondFactor({}, { signal }).then((answer) => answer.data),
    }),
  site: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "site"],
      queryFn: ({ signal }) =>
        client
          .getAttachedSite({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
    }),
  /** Read anew each time: one comes back from the screens on which things are put right. */
  readiness: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "readiness"],
      queryFn: ({ signal }) =>
        client
          .readiness({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
      staleTime: 0,
    }),
  page: (client: BuilderClient, organizerId: number, type: PageType) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "page", type],
      queryFn: ({ signal }) =>
        client
          .getPage({ query: { organizer_id: organizerId, type } }, { signal })
          .then((answer) => answer.data),
    }),
  presetList: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "preset-list"],
      queryFn: ({ signal }) =>
        client
          .getPresetList({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
    }),
  preset: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "preset"],
      queryFn: ({ signal }) =>
        client
          .getPreset({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
    }),
  domain: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "domain"],
      queryFn: ({ signal }) =>
        client
          .getDomain({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
    }),
  document: (client: BuilderClient, organizerId: number, type: DocumentType) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "document", type],
      queryFn: ({ signal }) =>
        client
          .getDocument({ query: { organizer_id: organizerId, type } }, { signal })
          .then((answer) => answer.data),
    }),
  documentVersions: (client: BuilderClient, organizerId: number, type: DocumentType) =>
    queryOptions({
      // Within the document's own: a publication makes both old.
      queryKey: ["organizer", organizerId, "document", type, "versions"],
      queryFn: ({ signal }) =>
        client
          .documentVersions({ query: { organizer_id: organizerId, type } }, { signal })
          .then((answer) => answer.data),
    }),
  documentVersion: (
    client: BuilderClient,
    organizerId: number,
    type: DocumentType,
    version: number,
  ) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "document-version", type, version],
      queryFn: ({ signal }) =>
        client
          .getDocumentVersion({ query: { organizer_id: organizerId, type, version } }, { signal })
          .then((answer) => answer.data),
      // A published version never changes.
      staleTime: Infinity,
    }),
  pageVersions: (client: BuilderClient, organizerId: number, type: PageType) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "page-versions", type],
      queryFn: ({ signal }) =>
        client
          .pageVersions({ query: { organizer_id: organizerId, type } }, { signal })
          .then((answer) => answer.data),
    }),
  pageVersion: (client: BuilderClient, organizerId: number, type: PageType, version: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "page-version", type, version],
      queryFn: ({ signal }) =>
        client
          .getPageVersion({ query: { organizer_id: organizerId, type, version } }, { signal })
          .then((answer) => answer.data),
    }),
  publishedSite: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "published-site"],
      queryFn: ({ signal }) =>
        client
          .getPublishedSite({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
    }),
  /** What waits for its time to be published. */
  scheduledPublications: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "scheduled-publications"],
      queryFn: ({ signal }) =>
        client
          .listScheduledPublications({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
    }),
  /** Departures whose sale is yet to begin. */
  saleStarts: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "sale-starts"],
      queryFn: async ({ signal }) =>
        (await client.listSaleStarts({ query: { organizer_id: organizerId } }, { signal })).data,
    }),
  /** A page as it would be, went the publication out now. */
  scheduledPage: (client: BuilderClient, organizerId: number, id: number, type: PageType) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "scheduled-page", id, type],
      queryFn: ({ signal }) =>
        client
          .getScheduledPage({ query: { organizer_id: organizerId, id, type } }, { signal })
          .then((answer) => answer.data),
    }),
  /** Links that show the site's draft now: read anew each time, for others open them. */
  draftLinks: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "draft-links"],
      queryFn: ({ signal }) =>
        client
          .listDraftLinks({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
      staleTime: 0,
    }),
  /** What those who have such a link say of a page. */
  draftComments: (client: BuilderClient, organizerId: number, type: PageType) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "draft-comments", type],
      queryFn: ({ signal }) =>
        client
          .listDraftComments({ query: { organizer_id: organizerId, type } }, { signal })
          .then((answer) => answer.data),
    }),
  unpublishedBlocks: (client: BuilderClient, organizerId: number, type: PageType) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "unpublished-blocks", type],
      queryFn: ({ signal }) =>
        client
          .getUnpublishedBlocks({ query: { organizer_id: organizerId, type } }, { signal })
          .then((answer) => answer.data),
    }),
  fonts: (client: BuilderClient, organizerId: number, presetType: string) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "fonts", presetType],
      queryFn: ({ signal }) =>
        client
          .getFontsForPreset(
            { query: { organizer_id: organizerId, preset_type: presetType } },
            { signal },
          )
          .then((answer) => answer.data),
    }),
  brands: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "brands"],
      queryFn: ({ signal }) =>
        client
          .listBrands({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
    }),
  blockTemplates: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "block-templates"],
      queryFn: ({ signal }) =>
        client
          .listBlockTemplates({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
    }),
  /** How many requests wait for the organiser's answer. */
  waitingRequests: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "requests", "waiting"],
      queryFn: ({ signal }) =>
        client
          .listRequests({ query: { organizer_id: organizerId, status: 1 } }, { signal })
          .then((answer) => answer.pagination.items_count),
    }),
  /** Questions that guests left on the organiser's site, and how many wait. */
  questions: (client: BuilderClient, organizerId: number, asked: QuestionFilters = {}) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "questions", asked],
      queryFn: ({ signal }) =>
        client.listHelpRequests({ query: { organizer_id: organizerId, ...asked } }, { signal }),
    }),
  /** The same of the marketplace, which is no organiser's. */
  marketQuestions: (client: BuilderClient, asked: QuestionFilters = {}) =>
    queryOptions({
      queryKey: ["organizer", null, "questions", asked],
      queryFn: ({ signal }) => client.listMarketHelpRequests({ query: asked }, { signal }),
    }),
  question: (client: BuilderClient, id: number) =>
    queryOptions({
      queryKey: ["question", id],
      queryFn: ({ signal }) =>
        client.viewHelpRequest({ query: { id } }, { signal }).then((answer) => answer.data),
    }),
  request: (client: BuilderClient, id: number) =>
    queryOptions({
      queryKey: ["request", id],
      queryFn: ({ signal }) =>
        client.getRequest({ query: { id } }, { signal }).then((answer) => answer.data),
    }),
  /** What a guest and the organiser wrote about the guest's requests. */
  chat: (client: BuilderClient, chatId: number) =>
    queryOptions({
      queryKey: ["chat", chatId],
      queryFn: ({ signal }) =>
        client
          .listRequestsForChat({ query: { chat_id: chatId } }, { signal })
          .then((answer) => answer.data),
    }),
  media: (client: BuilderClient, organizerId: number, page: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "media", page],
      queryFn: ({ signal }) =>
        client.listMedia({ query: { organizer_id: organizerId, page } }, { signal }),
    }),
};
