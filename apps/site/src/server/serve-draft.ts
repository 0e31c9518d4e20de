import { ApiError } from "@tour/api";
import { isMalformedPath } from "@tour/http-server";
import { makeDraftServices } from "../features/draft/draft-services.ts";
import { noSearch } from "../features/marketplace/search/market-search.ts";
import { PageError, PageMovedError, PageNotFoundError } from "../page/page-errors.ts";
import type { OpenDraft, SentForm } from "../services/route-context.ts";
import type { Services } from "../services/services.ts";
import { callTimeout } from "../services/site-client.ts";
import { draftTexts as texts } from "../texts/draft.ru.ts";
import { isPerson } from "../visits/is-person.ts";
import { listProblems } from "./list-problems.ts";
import type { Sent } from "./note-visits.ts";
import { readFormData } from "./read-form-data.ts";
import { renderPage } from "./render-page.tsx";
import { leadTo, orderHeaders, requireOwnForm } from "./serve-order.ts";
import { answerPage, serveError } from "./serve-page.ts";

interface AskedDraft extends Sent {
  token: string;
}

/**
 * `GET /draft/{token}` and below it: the site's pages as they would be were the draft published. Nothing
 * of it is kept or counted, and its reader has no more rights than any visitor.
 */
export function serveDraft(asked: AskedDraft, services: Services): Promise<Response> {
  return orDraftError(asked, services, async () => {
    const { request } = asked;
    const draft = await openDraft(asked, services, isLookedAt(request));
    return answerPage(request, await renderDraft(asked, draft, services), services, 200);
  });
}

/** `POST` to a page of a draft: leaves a comment on a block, and leads back to it. */
export function takeDraftComment(asked: AskedDraft, services: Services): Promise<Response> {
  return orDraftError(asked, services, async () => {
    const { request, host, token, address } = asked;
    requireOwnForm(asked);
    const data = await readFormData(request);
    const typed = (name: string) => String(data.get(name) ?? "").replaceAll("\r\n", "\n");
    const blockId = typed("block_id");
    const page = typed("page") === "tour" ? "tour" : "main";
    const body = { token, page, block_id: blockId } as const;
    const { pathname } = new URL(request.url);
    try {
      const said = { author: typed("author"), text: typed("text") };
      const { data: comment } = await services
        .clientOf(host)
        .commentOnDraft(
          { body: { ...body, ...said } },
          { signal: AbortSignal.timeout(callTimeout), headers: { "x-forwarded-for": address } },
        );
      const location = `${pathname}?${new URLSearchParams({ block: blockId })}#comment-${comment.id}`;
      return leadTo(location);
    } catch (error) {
      if (error instanceof ApiError && [404, 410].includes(error.status)) throw error;
      const { status, problems } = listProblems(error, texts.comments.failed);
      if (status >= 500) services.log.error({ error, host }, "comment not sent");
      const validation = error instanceof ApiError ? error.validation : {};
      const isAtField = "author" in validation || "text" in validation;
      const sent = { data, validation, problems: isAtField ? [] : problems };
      const draft = await openDraft(asked, services, false);
      const query = new URLSearchParams({ block: blockId });
      const again = await renderDraft(asked, draft, services, { sent, query });
      return answerPage(request, again, services, status);
    }
  });
}

async function openDraft(
  { host, token }: AskedDraft,
  services: Services,
  isOpened: boolean,
): Promise<OpenDraft> {
  const signal = AbortSignal.timeout(callTimeout);
  const query = { token, is_opened: isOpened ? "1" : "0" } as const;
  const { data } = await services.clientOf(host).readDraftSite({ query }, { signal });
  return { ...data, base: `/draft/${token}` };
}

async function renderDraft(
  { request, host, token }: AskedDraft,
  draft: OpenDraft,
  services: Services,
  again: { sent?: SentForm; query?: URLSearchParams } = {},
) {
  const { pathname, searchParams: query } = new URL(request.url);
  if (isMalformedPath(pathname)) throw new PageNotFoundError(pathname);
  return renderPage("site", pathname, {
    scripts: await services.assets.scripts(),
    services: makeDraftServices(services, { token, draft }),
    search: noSearch,
    query,
    host,
    isMarketplace: false,
    metadata: draft.site,
    revision: null,
    analyticsTags: [],
    draft,
    ...again,
  });
}

/** Whether a person looks at the page now: not a messenger's robot, and not what is fetched ahead. */
const isLookedAt = ({ method, headers }: Request): boolean =>
  method === "GET" &&
  isPerson(headers.get("user-agent") ?? "") &&
  !/prefetch|prerender/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");

async function orDraftError(
  { request, host }: AskedDraft,
  services: Services,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (thrown) {
    if (thrown instanceof PageMovedError) {
      const headers = { ...orderHeaders, location: thrown.path };
      return new Response(null, { status: 302, headers });
    }
    return serveError(request, host, services, toDraftError(thrown));
  }
}

/** What an answer about the link itself means to whoever has it. */
function toDraftError(thrown: unknown): unknown {
  if (!(thrown instanceof ApiError) || !thrown.url.includes("/spa/draft-")) return thrown;
  const { status, message } = thrown;
  if (status === 410) {
    const error = new PageError(410, message, texts.over.text, thrown);
    error.publicTitle = texts.over.title;
    return error;
  }
  // A token of another form is a link that was not copied whole.
  return [400, 404].includes(status) ? new PageError(404, message, texts.noLink, thrown) : thrown;
}
