import type { GuestRequest, Image } from "@tour/api";
import { isUuid } from "../../page/is-uuid.ts";
import { loadFrame } from "../../page/load-frame.ts";
import { asPrivate, makePageView } from "../../page/make-page-view.ts";
import { PageNotFoundError } from "../../page/page-errors.ts";
import type { PageView } from "../../page/page-view.ts";
import type { RouteContext, SentForm } from "../../services/route-context.ts";
import { callTimeout } from "../../services/site-client.ts";
import { texts as allTexts } from "../../texts/ru.ts";
import { readAspects, readPhotos, readPortrait } from "./read-form.ts";
import type { ReviewDraft } from "./review-form.tsx";
import pageCss from "virtual:styles:./review-page.tsx";

const texts = allTexts.review;

export interface ReviewView extends PageView {
  request: GuestRequest;
  draft: ReviewDraft;
}

/** `/order/{uuid}/review`: what the guest of a request writes of the trip. */
export async function loadReview(context: RouteContext, uuid: string): Promise<ReviewView> {
  if (!isUuid(uuid)) throw new PageNotFoundError("/order/review");
  const { services, host, sent } = context;
  const signal = AbortSignal.timeout(callTimeout);
  const [{ data: request }, frame] = await Promise.all([
    services.clientOf(host).getRequestByUuid({ query: { uuid } }, { signal }),
    loadFrame(context, uuid),
  ]);
  const title = texts.pageTitle(request.tour.title);
  const view = await makePageView(frame, services.assets, {
    subject: {
      path: `/order/${uuid}/review`,
      title: sent ? texts.refusedTitle(title) : title,
      description: "",
    },
    css: [pageCss],
  });
  return {
    ...asPrivate(view),
    takesPhotos: request.can_review,
    request,
    draft: draftOf(request, sent),
  };
}

/** What was sent in vain, else what was written before, else a signature by the first name. */
function draftOf({ review, contact }: GuestRequest, sent: SentForm | undefined): ReviewDraft {
  const typed = (name: string) => String(sent?.data.get(name) ?? "");
  const { problems = [], validation = {} } = sent ?? {};
  if (sent) {
    const rating = Number(typed("rating"));
    const pictures = { photos: readPhotos(sent.data), portrait: readPortrait(sent.data) };
    const said = { rating, aspects: readAspects(sent.data), ...pictures };
    return { author: typed("author"), text: typed("text"), ...said, problems, validation };
  }
  const author = review?.author ?? contact.name.trim().split(/\s+/)[0] ?? "";
  return {
    author,
    rating: review?.rating ?? 0,
    aspects: review?.aspects ?? {},
    text: review?.text ?? "",
    photos: (review?.photos ?? []).map(keyOf),
    portrait: review?.portrait ? keyOf(review.portrait) : null,
    problems,
    validation,
  };
}

const keyOf = ({ url }: Image): string => url.split("/")[2] ?? "";
