import { ApiError } from "@tour/api";
import type { RequestParty } from "@tour/api";
import * as v from "valibot";
import { callTimeout } from "../services/site-client.ts";
import type { Services } from "../services/services.ts";
import { texts } from "../texts/ru.ts";
import { readFormData } from "./read-form-data.ts";
import { backTo, orErrorPage, requireOwnForm } from "./serve-order.ts";
import type { Asked } from "./serve-order.ts";
import { serveAnswer } from "./serve-page.ts";

const whole = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const id = v.pipe(whole, v.minValue(1), v.maxValue(2_147_483_647));
const optionId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const partyForm = v.object({
  change: v.picklist(["add", "remove", "replace"]),
  tourist_id: v.optional(id),
  option_id: v.optional(optionId),
  total: whole,
  refund: whole,
  along: v.array(optionId),
});

/** Another quote, too few seats or a closed request; nobody of the party; what a party can't be. */
const refusals = [404, 409, 422];

/**
 * Pressed twice on a slow line, a change is refused for the quote that it has itself outdated: the
 * party costs what was asked for already.
 */
const isDone = (
  { status }: ApiError,
  { change, total }: v.InferOutput<typeof partyForm>,
  party: RequestParty,
): boolean => change !== "replace" && status !== 422 && party.total.amount === total;

/**
 * `POST /order/{uuid}/party`: the guest changes who travels, and is led back to the request's page;
 * what is refused is said above it, with the quotes of now.
 */
export async function changeOrderParty(asked: Asked, services: Services): Promise<Response> {
  return orErrorPage(asked, services, async () => {
    const { request, host, uuid } = asked;
    requireOwnForm(asked);
    const data = await readFormData(request);
    const again = (status: number, problem: string) =>
      serveAnswer(request, host, services, { status, sent: { data, problems: [problem] } });
    const parsed = v.safeParse(partyForm, {
      ...Object.fromEntries(data),
      along: data.getAll("along"),
    });
    if (!parsed.success) return again(422, texts.order.changeParty.missing);
    const signal = AbortSignal.timeout(callTimeout);
    const client = services.clientOf(host);
    try {
      await client.changeParty({ body: { uuid, ...parsed.output } }, { signal });
    } catch (error) {
      if (!(error instanceof ApiError) || !refusals.includes(error.status)) throw error;
      const { data: party } = await client.requestParty({ query: { uuid } }, { signal });
      if (!isDone(error, parsed.output, party)) return again(error.status, error.message);
    }
    return backTo(uuid);
  });
}
