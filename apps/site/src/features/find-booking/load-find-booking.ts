import { loadFrame } from "../../page/load-frame.ts";
import { makePageView } from "../../page/make-page-view.ts";
import type { PageView } from "../../page/page-view.ts";
import type { RouteContext } from "../../services/route-context.ts";
import { texts } from "../../texts/ru.ts";
import pageCss from "virtual:styles:./find-booking-page.tsx";

export interface FindBookingView extends PageView {
  isSent: boolean;
  /** What was typed and did not go through. */
  email: string;
  problem: string;
}

/** `/find-booking`: the form that has the ways to one's requests sent, or what is said after it. */
export async function loadFindBooking(
  context: RouteContext,
  { isSent }: { isSent: boolean },
): Promise<FindBookingView> {
  const { sent, services } = context;
  const frame = await loadFrame(context);
  const view = await makePageView(frame, services.assets, {
    subject: {
      path: isSent ? "/find-booking/sent" : "/find-booking",
      title: isSent ? texts.findBooking.sentTitle : texts.findBooking.title,
      description: "",
    },
    css: [pageCss],
  });
  return {
    ...view,
    head: { ...view.head, isIndexable: false },
    structuredData: null,
    // What somebody typed is nobody else's.
    isComplete: view.isComplete && !sent,
    isSent,
    email: String(sent?.data.get("email") ?? ""),
    problem: sent?.problems[0] ?? "",
  };
}
