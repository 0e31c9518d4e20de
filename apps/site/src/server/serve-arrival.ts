import { ApiError } from "@tour/api";
import { readArrivalDay, readArrivalForm } from "../features/arrival/typed-arrival.ts";
import { makeMeetingCalendar } from "../features/arrival/make-meeting-calendar.ts";
import { PageError, PageNotFoundError } from "../page/page-errors.ts";
import type { Services } from "../services/services.ts";
import { callTimeout } from "../services/site-client.ts";
import { arrivalTexts } from "../texts/arrival.ru.ts";
import { texts } from "../texts/ru.ts";
import { isOwnForm } from "./is-own-form.ts";
import { readFormData } from "./read-form-data.ts";
import { privateHeaders } from "./security-headers.ts";
import { leadTo } from "./serve-order.ts";
import { serveAnswer, serveError } from "./serve-page.ts";

interface Asked {
  request: Request;
  host: string;
  uuid: string;
}

const unavailable = 503;
const headers = { ...privateHeaders, "cache-control": "no-store" };

/**
 * `GET /arrival/worker.js`: the service worker that keeps arrival pages for their own device. It lies
 * where it may see these pages and no others.
 */
export async function serveArrivalWorker({ assets }: Services): Promise<Response> {
  return new Response(await assets.arrivalWorker(), {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });
}

/** `GET /arrival/{uuid}/meeting.ics`: the meeting, for a calendar; 404 before there is one. */
export async function serveMeetingCalendar(asked: Asked, services: Services): Promise<Response> {
  const { request, host, uuid } = asked;
  try {
    const signal = AbortSignal.timeout(callTimeout);
    const client = services.clientOf(host);
    const [{ data }, found] = await Promise.all([
      client.readArrival({ query: { uuid } }, { signal }),
      services.findHost(host),
    ]);
    const site = found.kind === "site" ? found.metadata?.url : services.env.siteOrigin;
    const url = new URL(`/arrival/${uuid}`, site ?? `https://${host}`);
    const calendar = makeMeetingCalendar(data, url);
    if (calendar === null) throw new PageNotFoundError("/arrival/meeting.ics");
    return new Response(calendar, {
      headers: {
        ...headers,
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="meeting-${data.id}.ics"`,
      },
    });
  } catch (error) {
    return serveError(request, host, services, error);
  }
}

/**
 * `POST /arrival/{uuid}`: how the party arrives. Leads back to the page, or shows it again with what
 * was typed and what is wrong.
 */
export async function takeArrival(asked: Asked, services: Services): Promise<Response> {
  const { request, host, uuid } = asked;
  try {
    if (!isOwnForm(request, host)) {
      throw new PageError(403, `A form of another site: ${host}`, texts.error.other.foreignForm);
    }
    const data = await readFormData(request);
    const { date, time, ...typed } = readArrivalForm(data);
    const body = { uuid, ...typed, date: readArrivalDay(date), time: time || null };
    const signal = AbortSignal.timeout(callTimeout);
    try {
      await services.clientOf(host).saveArrival({ body }, { signal });
      const location = `/arrival/${uuid}#details`;
      return leadTo(location);
    } catch (error) {
      const failure = error instanceof ApiError ? error : null;
      if (!failure || failure.status >= 500) services.log.error({ error, host }, "not saved");
      return await serveAnswer(request, host, services, {
        sent: { data, ...describe(failure) },
        status: failure?.status ?? unavailable,
      });
    }
  } catch (error) {
    return serveError(request, host, services, error);
  }
}

/** What is wrong, at the fields where it is; else in the one sentence that there is. */
function describe(failure: ApiError | null) {
  if (!failure || failure.status >= 500) return { problems: [arrivalTexts.form.failed] };
  const { form } = arrivalTexts;
  const problems = Object.entries(failure.validation).map(([name, [first = ""]]) => {
    const title = { transport: form.transport, date: form.date, time: form.time }[name];
    return title ? `${title}: ${first}` : first;
  });
  return {
    problems: problems.length > 0 ? problems : [failure.message],
    validation: failure.validation,
  };
}
