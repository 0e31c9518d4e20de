import { failCall } from "@tour/api";
import type { ErrorBody, TouristsInfo, TypedTourist } from "@tour/api";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";

const log = (failure: object) => console.warn("tourists were not saved", failure);

/** Who can't be reached: what was typed is sent again later. */
export class Unreachable extends Error {}

/** Keeps what was written of a tourist; throws `Unreachable` or an `ApiError`. */
export async function sendTourist(
  uuid: string,
  tourist: TypedTourist,
  { isDraft }: { isDraft: boolean },
): Promise<TouristsInfo> {
  const path = "/crm/api/request/add-tourists";
  const answer = await fetch(`${path}?uuid=${uuid}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ tourists: [tourist], is_draft: isDraft }),
    keepalive: true,
  }).catch(() => null);
  if (!answer || answer.status === 502 || answer.status === 503) throw new Unreachable();
  const given = ((await answer.json().catch(() => null)) ?? {}) as ErrorBody & {
    data?: TouristsInfo;
  };
  if (answer.ok && given.data) return given.data;
  const message = given.message || texts.failed;
  const { status, statusText } = answer;
  throw failCall({ status, statusText, url: path, body: { ...given, message } }, log);
}
