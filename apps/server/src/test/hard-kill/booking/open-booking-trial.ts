import { setTimeout as wait } from "node:timers/promises";
import { ApiError, createClient, isUnreachable, neededConsents } from "@tour/api";
import { routes } from "@tour/api/routes";
import type { TourContract } from "@tour/api/contract";
import { findFreePort } from "@tour/free-port";
import { eq } from "drizzle-orm";
import { departures } from "../../../modules/tours/departure.table.ts";
import { openTestYookassa } from "../../open-test-yookassa.ts";
import { createServerRunner, waitForHealth } from "../../run-server.ts";
import { endLeases } from "../check-rows.ts";

export type BookingTrial = Awaited<ReturnType<typeof openBookingTrial>>;

const capacity = 100_000;

interface Options {
  /** Settings of the process, given the address of its database. */
  settings?: (databaseUrl: string) => Promise<Record<string, string>> | Record<string, string>;
  /** A call that is answered 503 is sent again, as people do; without it that is a fault. */
  mayRefuse?: boolean;
}

/**
 * The server's real process, to be killed or robbed of what it needs, with an organiser who sells a date
 * on their own site, and a provider that outlives it.
 */
export async function openBookingTrial({ settings, mayRefuse = false }: Options = {}) {
  const yookassa = await openTestYookassa();
  const { booking, fake, services } = yookassa;
  const { app, organizer } = booking;
  const query = { organizer_id: organizer.id };
  const { owner } = organizer;
  await yookassa.client.call("updatePaymentSettings", yookassa.settings("organizer"), owner);
  const { data: site } = await app.call("getAttachedSite", { query }, owner);
  const departure = await booking.addDeparture(capacity, { is_instant_confirmation: true });
  const [sold] = await app.db.select().from(departures).where(eq(departures.id, departure));
  const headers = { "site-host": site!.domain };
  const offer = await app.call("bookingOffer", { query: { tour_id: sold!.tourId } }, { headers });

  const runner = createServerRunner();
  const port = await findFreePort();
  const { url, masterKey } = services.env.payments;
  const env = {
    ...{ API_PORT: String(port), DATABASE_URL: app.databaseUrl!, LOG_LEVEL: "silent" },
    ...{ TRUSTED_PROXIES: "private", YOOKASSA_URL: url, YOOKASSA_ADDRESSES: "127.0.0.1" },
    PAYMENT_KEY: masterKey!.toString("base64"),
    ...(await settings?.(app.databaseUrl!)),
  };
  const launch = async () => {
    const server = runner.start(env);
    await waitForHealth(port);
    return server;
  };
  let server = await launch();
  let up = Promise.withResolvers<void>();
  up.resolve();
  /** What was answered since the process started. */
  let answered = 0;
  const isBusy = (error: unknown) => mayRefuse && error instanceof ApiError && error.status === 503;

  return {
    ...{ db: app.db, booking, fake, departure, dataDir: runner.dataDir },
    origin: `http://127.0.0.1:${port}`,
    databaseUrl: app.databaseUrl!,
    consents: neededConsents(offer.data),
    /** The site's calls, from an address of one's own: how many one may make is another test's. */
    connect: (address: string) =>
      createClient<TourContract>(routes, {
        baseUrl: `http://127.0.0.1:${port}`,
        role: "visitor",
        headers: { "site-host": site!.domain, "x-forwarded-for": address },
      }),
    /** Sends it again, when the server is back, for as long as nobody answers. */
    async insist<Answer>(send: () => Promise<Answer>): Promise<Answer> {
      for (;;) {
        await up.promise;
        try {
          const answer = await send();
          answered += 1;
          return answer;
        } catch (error) {
          if (isBusy(error)) await wait(100);
          else if (!isUnreachable(error)) throw error;
        }
      }
    },
    countAnswered: () => answered,
    /** Kills the process; resolves when it is gone. */
    async kill(): Promise<void> {
      up = Promise.withResolvers();
      server.child.kill("SIGKILL");
      await server.ended;
    },
    /** Starts it once more; what its workers had in hand is free at once, not only half a minute later. */
    async startAgain(): Promise<void> {
      await endLeases(app.db);
      server = await launch();
      answered = 0;
      up.resolve();
    },
    async close(): Promise<void> {
      runner.cleanUp();
      await yookassa.close();
    },
  };
}
