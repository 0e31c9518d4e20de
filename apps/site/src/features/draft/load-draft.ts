import type { DocumentType, PageType } from "@tour/api";
import { loadFrame } from "../../page/load-frame.ts";
import { loadPageData } from "../../page/load-page-data.ts";
import type { LoadedPage } from "../../page/load-page-data.ts";
import { asPrivate, makePageView } from "../../page/make-page-view.ts";
import { PageNotFoundError } from "../../page/page-errors.ts";
import type { PageView } from "../../page/page-view.ts";
import type { OpenDraft, RouteContext } from "../../services/route-context.ts";
import { draftTexts as texts } from "../../texts/draft.ru.ts";
import { keepInDraft } from "./keep-in-draft.ts";
import pageCss from "virtual:styles:./draft-page.tsx";
import textCss from "virtual:styles:../../page/document-text.tsx";

/** A page of a draft. */
export interface DraftView extends PageView {
  draft: OpenDraft;
}

/** A slug is words and the tour's number. Specification, section 2. */
const slugPattern = /^[^/]{1,300}-\d{1,15}$/;

/** The main page of a draft, or a tour's. */
export async function loadDraftPage(
  context: RouteContext,
  type: PageType,
  slug?: string,
): Promise<DraftView & { type: PageType }> {
  if (slug !== undefined && !slugPattern.test(slug)) throw new PageNotFoundError("/draft");
  const loaded = await loadPageData({ ...context, type, ...(slug && { slug }) });
  return { ...(await makeDraftView(context, loaded)), type, takesComments: true };
}

/** A document as the draft has it. */
export async function loadDraftDocument(
  context: RouteContext,
  type: DocumentType,
): Promise<DraftView & { document: { title: string; html: string } }> {
  const document = draftOf(context).documents.find((one) => one.type === type);
  if (!document) throw new PageNotFoundError("/draft");
  const frame = await loadFrame(context);
  return { ...(await makeDraftView(context, frame, document.title)), document };
}

/** Where a booking link leads: nothing can be booked in a draft. */
export async function loadDraftBooking(context: RouteContext): Promise<DraftView> {
  return makeDraftView(context, await loadFrame(context), texts.noBooking.title);
}

async function makeDraftView(
  context: RouteContext,
  loaded: LoadedPage,
  title?: string,
): Promise<DraftView> {
  const draft = draftOf(context);
  const { base } = draft;
  const data = { ...loaded.data, isDraft: true };
  const view = await makePageView({ ...loaded, data }, context.services.assets, {
    css: [textCss, pageCss],
    ...(title !== undefined && { subject: { path: base, title, description: "" } }),
  });
  return {
    ...asPrivate(view),
    blocks: view.blocks.map((block) => ({ ...block, html: keepInDraft(block.html, base) })),
    // Its links lead to a page that says why nothing is booked here.
    booking: null,
    draft,
  };
}

function draftOf({ draft }: RouteContext): OpenDraft {
  // Nothing answers these paths but the server of drafts.
  if (!draft) throw new PageNotFoundError("/draft");
  return draft;
}
