import type { DocumentPage as Document, DocumentType } from "@tour/api";
import { loadFrame } from "../../page/load-frame.ts";
import { makePageView } from "../../page/make-page-view.ts";
import type { PageView } from "../../page/page-view.ts";
import type { RouteContext } from "../../services/route-context.ts";
import { callTimeout } from "../../services/site-client.ts";
import textCss from "virtual:styles:./document-page.tsx";

export interface DocumentView extends PageView {
  document: Document;
}

/**
 * A published document between the main page's header and footer. Without the document there is no
 * page; one that the site does not show answers 404 by itself.
 */
export async function loadDocument(
  context: RouteContext,
  type: DocumentType,
  path: string,
): Promise<DocumentView> {
  const { services, host } = context;
  const signal = AbortSignal.timeout(callTimeout);
  const [{ data: document }, frame] = await Promise.all([
    services.clientOf(host).customDocumentPage({ query: { type } }, { signal }),
    loadFrame(context),
  ]);
  const view = await makePageView(frame, services.assets, {
    subject: { path, title: document.title, description: "" },
    css: [textCss],
  });
  return { ...view, document };
}
