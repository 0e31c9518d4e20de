import { visitBatchSchema } from "@tour/api";
import { isPrivateAddress } from "@tour/http-server";
import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { clientAddress } from "../../../http/client-address.ts";
import { badRequest, notFound, Refusal } from "../../../http/errors/errors.ts";
import { messages } from "../../../http/errors/messages.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import type { Services } from "../../../platform/services.ts";
import { addVisits } from "./add-visits.ts";

/** A thousand counts are a fifth of it. */
const maxBytes = 1024 * 1024;

/**
 * `POST /internal/visits`: what a process of the site counted since it last said. No proxy leads here,
 * and for whoever does not ask from our own network it is not there.
 */
export function registerVisits(app: Hono<AppEnv>, { db, env }: Services): void {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new Refusal("too_large", messages.tooLarge);
    },
  });
  app.post("/internal/visits", limit, async (c) => {
    if (!isPrivateAddress(clientAddress(c, env))) throw notFound();
    const batch = v.safeParse(visitBatchSchema, await c.req.json().catch(() => null));
    if (!batch.success) throw badRequest({});
    await addVisits(db, batch.output.counts);
    return c.json({ success: true });
  });
}
