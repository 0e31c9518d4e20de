import { isCalendarDate } from "@tour/dates";
import type { Article, Handlers } from "@tour/api";
import type { articleCalls } from "@tour/api/contract";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { FetchFailure } from "../../../platform/safe-fetch/fetch-failure.ts";
import { safeFetch } from "../../../platform/safe-fetch/safe-fetch.ts";
import type { FetchedPage } from "../../../platform/safe-fetch/safe-fetch.ts";
import { articleTexts } from "./article.texts.ts";
import { decodePage } from "./decode-page.ts";
import { readArticle } from "./read-article.ts";
import { takePicture } from "../../media/take-picture.ts";

/** What a page says of itself stands at its beginning. */
const maxBytes = 1024 * 1024;
const timeoutMs = 10_000;

/** Limits of the fields of block 11. */
const maxLengths = { title: 200, source: 80, quote: 600 };

export const articleHandlers: Handlers<typeof articleCalls, RequestContext> = {
  parseMassMediaArticle: async ({ query, body }, context) => {
    const page = await fetchPage(withScheme(body.url), context);
    const facts = readArticle(decodePage(page.bytes, page.contentType));
    const title = facts.title.slice(0, maxLengths.title);
    if (!title && !facts.quote) throw refuse(articleTexts.empty);
    const imageUrl = facts.image && URL.parse(facts.image, page.url)?.href;
    const date = facts.date.slice(0, 10);
    const article: Article = {
      url: ownAddress(facts.url, page.url),
      source: facts.source.slice(0, maxLengths.source) || page.url.hostname.replace(/^www\./, ""),
      title,
      quote: facts.quote.slice(0, maxLengths.quote),
      date: isCalendarDate(date) ? date : "",
      image: imageUrl ? await findPicture(context, query.organizer_id, imageUrl, title) : null,
    };
    return { data: article };
  },
};

/** An article without its picture is better than none. */
async function findPicture(context: RequestContext, organizerId: number, url: string, alt: string) {
  const found = await takePicture(context, organizerId, { url, alt });
  return "image" in found ? found.image : null;
}

/** People leave the beginning out. */
const withScheme = (url: string) => (/^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`);

async function fetchPage(url: string, { network }: RequestContext): Promise<FetchedPage> {
  const accept = "text/html,application/xhtml+xml";
  try {
    const page = await safeFetch(url, { accept, maxBytes, timeoutMs, reach: network.reach });
    const isPage = /^$|text\/|html|xml/.test(page.contentType);
    if (!isPage) throw refuse(articleTexts.notPage);
    return page;
  } catch (error) {
    if (error instanceof FetchFailure) throw refuse(articleTexts[error.kind]);
    throw error;
  }
}

const refuse = (message: string) =>
  new Refusal("unprocessable", message, { validation: { url: [message] } });

/** A page may name itself, but not another site. */
function ownAddress(said: string, fetched: URL): string {
  const url = said ? URL.parse(said, fetched) : null;
  return url?.host === fetched.host && url.protocol.startsWith("http") ? url.href : fetched.href;
}
