import { ApiError, askData, isPassing, isUnreachable } from "@tour/api";
import type { TouristsInfo, TypedTourist } from "@tour/api";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";

/** Who can't be reached: what was typed is sent again later. */
export class Unreachable extends Error {}

/** Keeps what was written of a tourist; throws `Unreachable` or an `ApiError`. */
export async function sendTourist(
  uuid: string,
  tourist: TypedTourist,
  { isDraft }: { isDraft: boolean },
): Promise<TouristsInfo> {
  try {
    return await askData<TouristsInfo>(`/crm/api/request/add-tourists?uuid=${uuid}`, {
      body: { tourists: [tourist], is_draft: isDraft },
      failed: texts.failed,
      // A page that is left still sends what was typed last.
      keepalive: true,
    });
  } catch (error) {
    throw isAway(error) ? new Unreachable("", { cause: error }) : error;
  }
}

/** Whether a server speaks of itself or of the moment, and not of what was written: it may take it later. */
export const mayComeLater = (error: unknown): boolean =>
  error instanceof ApiError && isPassing(error.status);

/** Also where only the site's own server answers, not the API host behind it. */
const isAway = (error: unknown) =>
  isUnreachable(error) || (error instanceof ApiError && [502, 503].includes(error.status));
