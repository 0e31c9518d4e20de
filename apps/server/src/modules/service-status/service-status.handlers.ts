import { setTimeout as wait } from "node:timers/promises";
import type { Handlers, ServicePart } from "@tour/api";
import type { serviceStatusCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { readDelays } from "../../jobs/read-delays.ts";
import type { Services } from "../../platform/services.ts";
import { searchOf, searchStateOf } from "../search/search-of.ts";

/** A search that takes longer for its shortest question does not work, in ms. */
const searchPatienceMs = 3_000;

export const serviceStatusHandlers: Handlers<typeof serviceStatusCalls, RequestContext> = {
  serviceStatus: async (_input, { services }) => {
    const { db, now, hasRoom, hasDatabaseRoom } = services;
    const [delays, canSave, canUpload, canSearch] = await Promise.all([
      readDelays(db),
      hasDatabaseRoom(),
      hasRoom(),
      searchAnswers(services),
    ]);
    const part = (name: ServicePart, works: boolean, seconds: number | null = null) => ({
      part: name,
      works,
      for_seconds: works ? null : seconds,
    });
    return {
      data: {
        checked_at: now().toISOString(),
        parts: [
          part("saving", canSave),
          part("files", canSave && canUpload),
          part("search", canSearch),
          part("emails", delays.emails === null, delays.emails),
          part("timed", delays.timed === null, delays.timed),
        ],
      },
    };
  },
};

/** In this process it answers once it has read the tours; elsewhere it is asked. */
async function searchAnswers(services: Services): Promise<boolean> {
  if (searchStateOf(services) === "reading") return false;
  const asked = searchOf(services).countComing();
  return Promise.race([
    asked.then(
      () => true,
      () => false,
    ),
    wait(searchPatienceMs, false, { ref: false }),
  ]);
}
