import { ApiError } from "@tour/api";
import type { TypedTourist } from "@tour/api";
import { readBrokenBirthday, readTourist } from "../features/tourists/read-form.ts";
import { PageError } from "../page/page-errors.ts";
import type { Services } from "../services/services.ts";
import { callTimeout } from "../services/site-client.ts";
import { texts } from "../texts/ru.ts";
import { touristsTexts } from "../texts/tourists.ru.ts";
import { isOwnForm } from "./is-own-form.ts";
import { readFormData } from "./read-form-data.ts";
import { leadTo } from "./serve-order.ts";
import { serveAnswer, serveError } from "./serve-page.ts";

interface Sent {
  request: Request;
  host: string;
  uuid: string;
}

const unavailable = 503;

/**
 * `POST /add-tourists/{uuid}`: one tourist's form without a script. Keeps what was written, finished
 * or not, and shows the page again with what is missing or wrong.
 */
export async function takeTourist(sent: Sent, services: Services): Promise<Response> {
  const { request, host, uuid } = sent;
  try {
    if (!isOwnForm(request, host)) {
      throw new PageError(403, `A form of another site: ${host}`, texts.error.other.foreignForm);
    }
    const data = await readFormData(request);
    const client = services.clientOf(host);
    const signal = AbortSignal.timeout(callTimeout);
    const query = { uuid };
    const { data: info } = await client.touristsInfo({ query }, { signal });
    const { passport, ...written } = readTourist(data, info.form);
    const tourist: TypedTourist = { id: Number(data.get("id")) || 0, ...written };
    const save = (one: TypedTourist, isDraft: boolean) =>
      client.addTourists({ query, body: { tourists: [one], is_draft: isDraft } }, { signal });
    const done = () => leadTo(`/add-tourists/${uuid}`);
    try {
      if (data.get("only") === "summary") {
        const { id, joins_guest_summary } = tourist;
        await save({ id, joins_guest_summary }, true);
        return done();
      }
      // What is written is kept before it is judged.
      await save(tourist, true);
      const birthday = tourist.birthday ?? readBrokenBirthday(data);
      await save({ ...tourist, birthday, ...(passport && { passport }) }, false);
      return done();
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

const titles: Record<string, string> = {
  last_name: touristsTexts.lastName,
  first_name: touristsTexts.firstName,
  birthday: touristsTexts.birthday,
  phone: touristsTexts.phone,
  email: touristsTexts.email,
  passport: touristsTexts.document.title,
};

/** The messages in words, and by the names of the one form's fields. */
function describe(failure: ApiError | null) {
  if (!failure || failure.status >= 500) return { problems: [touristsTexts.failed] };
  const validation = Object.fromEntries(
    Object.entries(failure.validation).map(
      ([name, messages]) => [name.replace(/^tourists\.0\./, ""), messages] as const,
    ),
  );
  const problems = Object.entries(validation).map(([name, [first = ""]]) => {
    const title = titles[name];
    return title ? `${title}: ${first}` : first;
  });
  return { problems: problems.length > 0 ? problems : [failure.message], validation };
}
