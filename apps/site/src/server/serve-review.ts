import { ApiError } from "@tour/api";
import { ruMessages } from "@tour/validation";
import { readAspects, readPhotos, readPortrait } from "../features/review/read-form.ts";
import type { Services } from "../services/services.ts";
import { callTimeout } from "../services/site-client.ts";
import { texts as allTexts } from "../texts/ru.ts";
import { listProblems } from "./list-problems.ts";
import { readFormData } from "./read-form-data.ts";
import { leadTo, orErrorPage, requireOwnForm } from "./serve-order.ts";
import type { Asked } from "./serve-order.ts";
import { serveAnswer } from "./serve-page.ts";

const texts = allTexts.review;

/**
 * `POST /order/{uuid}/review`: keeps what a guest writes of the trip, and leads back to the page; what
 * did not go through is shown again in the form, with the reason.
 */
export function takeReview(asked: Asked, services: Services): Promise<Response> {
  const { request, host, uuid } = asked;
  return orErrorPage(asked, services, async () => {
    requireOwnForm(asked);
    const data = await readFormData(request);
    const typed = (name: string) => String(data.get(name) ?? "");
    // Forms send two characters for each line's end, and a textarea counts one.
    data.set("text", typed("text").replaceAll("\r\n", "\n"));
    const rating = Number(typed("rating"));
    const again = (status: number, sent: { problems: string[]; validation?: Validation }) =>
      serveAnswer(request, host, services, { sent: { data, ...sent }, status });
    const missing = findMissing(rating, typed);
    if (missing) return again(422, missing);
    const pictures = { photos: readPhotos(data), portrait: readPortrait(data) };
    const said = { rating, aspects: readAspects(data), ...pictures };
    const body = { uuid, ...said, author: typed("author"), text: typed("text") };
    const signal = AbortSignal.timeout(callTimeout);
    try {
      await services.clientOf(host).sendReview({ body }, { signal });
    } catch (error) {
      const failure = error instanceof ApiError ? error : null;
      if (failure?.status === 404) throw error;
      const { status, problems } = listProblems(error, texts.failed);
      if (status >= 500) services.log.error({ error, host }, "review not sent");
      const validation = failure?.validation ?? {};
      return again(status, { validation, problems: named(validation) ?? problems });
    }
    const location = `/order/${uuid}/review`;
    return leadTo(location);
  });
}

/** What has to be there and is not: all of it at once, each at its field. */
function findMissing(rating: number, typed: (name: string) => string) {
  const validation: Record<string, string[]> = {};
  if (![1, 2, 3, 4, 5].includes(rating)) validation["rating"] = [texts.missingRating];
  for (const name of ["text", "author"]) {
    if (!typed(name).trim()) validation[name] = [ruMessages.required];
  }
  const problems = named(validation);
  return problems && { validation, problems };
}

type Validation = Readonly<Record<string, readonly string[]>>;

const titles: Record<string, string> = {
  author: texts.author,
  text: texts.text,
  photos: texts.photos.title,
  portrait: texts.portrait.title,
};

/** The messages of fields with the fields' names. */
function named(validation: Validation): string[] | undefined {
  const problems = Object.entries(validation).map(([name, [first = ""]]) =>
    titles[name] ? `${titles[name]}: ${first}` : first,
  );
  return problems.length > 0 ? problems : undefined;
}
