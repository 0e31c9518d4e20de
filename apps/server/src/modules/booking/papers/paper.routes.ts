import { readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import { badRequest, notFound } from "../../../http/errors/errors.ts";
import { messages } from "../../../http/errors/messages.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import type { Services } from "../../../platform/services.ts";
import { toOrganizerPublic } from "../../organizers/organizer-public.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { findAccepted } from "../find-accepted.ts";
import { findPresent } from "../find-present.ts";
import { isLongOver, toWholeRequest } from "../read-request.ts";
import type { FoundRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { formOf } from "../tourists/form-of.ts";
import { listTourists } from "../tourists/to-tourist.ts";
import { paperTexts } from "./paper.texts.ts";
import { writeContract } from "./write-contract.ts";
import { writeVoucher } from "./write-voucher.ts";

const uuidSchema = v.pipe(v.string(), v.uuid());
const sold = [3, 4];

/**
 * `GET /spa/voucher?uuid=` and `GET /spa/contract?uuid=`: a request's papers as PDF, made for each who
 * asks and kept nowhere. 404 for another uuid, and where there is no such paper.
 */
export function registerPapers(app: Hono<AppEnv>, services: Services): void {
  app.get("/spa/voucher", async (c) => {
    const found = await findByUuid(c, services);
    if (!hasVoucher(found, services.now())) throw notFound(paperTexts.noVoucher);
    return send(c, `voucher-${found.request.id}`, await makeVoucher(services, found));
  });
  app.get("/spa/contract", async (c) => {
    const found = await findByUuid(c, services);
    return send(c, `contract-${found.request.id}`, await makeContract(services, found));
  });
}

/** The seats are its guest's, and the trip is neither called off nor long over. */
const hasVoucher = (found: FoundRequest, now: Date): boolean =>
  sold.includes(found.request.status) &&
  found.departure.status !== "canceled" &&
  !found.request.chooseUntil &&
  !isLongOver(found, now);

async function findByUuid(c: Context, services: Services): Promise<FoundRequest> {
  const uuid = v.safeParse(uuidSchema, c.req.query("uuid"));
  if (!uuid.success) throw badRequest({ uuid: [messages.invalid] });
  return findPresent(services, eq(requests.uuid, uuid.output));
}

function send(c: Context, name: string, pdf: Buffer): Response {
  return c.body(new Uint8Array(pdf), 200, {
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${name}.pdf"`,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
}

async function readShared(services: Services, found: FoundRequest) {
  const { db } = services;
  const now = services.now();
  const isSeller = eq(organizers.id, found.request.organizerId);
  const [organizer] = await db.select().from(organizers).where(isSeller);
  return {
    request: await toWholeRequest(services, found),
    organizer: toOrganizerPublic(organizer!),
    now,
    today: readToday(found.tour.timeZone, now),
  };
}

async function makeVoucher(services: Services, found: FoundRequest): Promise<Buffer> {
  const { db, env } = services;
  const { request } = found;
  const shared = await readShared(services, found);
  const [tour] = await db
    .select({ content: tours.content })
    .from(tours)
    .where(eq(tours.id, request.tourId));
  const form = formOf(request, env);
  const tourists = await listTourists(db, { request, form, now: shared.now });
  return writeVoucher({ ...shared, tourists, place: tour?.content.meeting_place ?? null });
}

async function makeContract(services: Services, found: FoundRequest): Promise<Buffer> {
  const accepted = await findAccepted(services.db, found.request, "agreement");
  if (!accepted) throw notFound(paperTexts.noContract);
  const { title, version, html, text_hash: hash, accepted_at: at } = accepted;
  const acceptedOn = readToday(found.tour.timeZone, new Date(at));
  const agreement = { title, version, html, hash, acceptedOn };
  return writeContract({ ...(await readShared(services, found)), agreement });
}
