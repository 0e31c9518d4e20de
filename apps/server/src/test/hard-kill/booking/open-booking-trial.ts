import { setTimeout as wait } from "node:timers/promises";
import { ApiError, createClient, isUnreachable, neededConsents } from "@tour/api";
import { routes } from "@tour/api/routes";
import type { TourContract } from "@tour/api/contract";
import { findFreePort } from "@tour/free-port";
import { eq } from "drizzle-orm";
import { createFetch } from "ofetch";
import { departures } from "../../../modules/tours/departure.table.ts";
import { balance } from "../../balance.ts";
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
  /** How many processes of the server there are. */
  processes?: number;
}

/**
 * The server's real processes, one if nothing else is said, to be killed or robbed of what they need,
 * with an organiser who sells a date on their own site, and a provider that outlives them.
 */
export async function openBookingTrial({
  settings,
  mayRefuse = false,
  processes = 1,
}: Options = {}) {
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
  const ports = await Promise.all(Array.from({ length: processes }, findFreePort));
  const { url, masterKey } = services.env.payments;
  const env = {
    ...{ DATABASE_URL: app.databaseUrl!, LOG_LEVEL: "silent" },
    ...{ TRUSTED_PROXIES: "private", YOOKASSA_URL: url, YOOKASSA_ADDRESSES: "127.0.0.1" },
    PAYMENT_KEY: masterKey!.toString("base64"),
    ...(await settings?.(app.databaseUrl!)),
  };
  /** Starts a process, and again when it ends before it serves, as whatever runs it would. */
  const launch = async (at: number) => {
    for (;;) {
      const server = runner.start({ ...env, API_PORT: String(ports[at]) });
      const serves = waitForHealth(ports[at]!).then(() => true);
      if (await Promise.race([serves, server.ended.then(() => false)])) return server;
      await wait(500);
    }
  };
  const servers: Served[] = [];
  for (const at of ports.keys()) servers.push(Object.assign(await launch(at), { up: isUp() }));
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const ask = balance(origins);
  const balanced = createFetch({ fetch: (path, init) => ask(String(path), init) });
  /** What was answered since a process started. */
  let answered = 0;
  let done = 0;
  const isBusy = (error: unknown) => mayRefuse && error instanceof ApiError && error.status === 503;

  return {
    ...{ db: app.db, booking, fake, departure, dataDir: runner.dataDir },
    ...{ origin: origins[0]!, origins, organizer, siteHost: site!.domain },
    databaseUrl: app.databaseUrl!,
    consents: neededConsents(offer.data),
    /** Asks one of the processes. */
    ask,
    /** The site's calls, from an address of one's own: how many one may make is another test's. */
    connect: (address: string) =>
      createClient<TourContract>(routes, {
        baseUrl: "",
        role: "visitor",
        headers: { "site-host": site!.domain, "x-forwarded-for": address },
        fetch: balanced,
      }),
    /** Sends it again, when a process is there, for as long as nobody answers. */
    async insist<Answer>(send: () => Promise<Answer>): Promise<Answer> {
      for (;;) {
        await Promise.race(servers.map(({ up }) => up.promise));
        try {
          const answer = await send();
          answered += 1;
          done += 1;
          return answer;
        } catch (error) {
          if (isBusy(error)) await wait(100);
          else if (!isUnreachable(error)) throw error;
        }
      }
    },
    countAnswered: () => answered,
    /** Steps of guests since the beginning. */
    countDone: () => done,
    /** Signals a process, one that hangs for example. */
    signal: (signal: "SIGSTOP" | "SIGCONT", at = 0) => servers[at]!.child.kill(signal),
    /** The processes that are there. */
    listRunning: () =>
      servers.flatMap(({ child }) => ((child.exitCode ?? child.signalCode) ? [] : [child.pid!])),
    /** Kills a process; resolves when it is gone. */
    async kill(at = 0): Promise<void> {
      const server = servers[at]!;
      server.up = Promise.withResolvers();
      server.child.kill("SIGKILL");
      await server.ended;
    },
    /**
     * Starts it once more. Where it is the only one, what its workers had in hand is free at once, not
     * only half a minute later.
     */
    async startAgain(at = 0): Promise<void> {
      if (processes === 1) await endLeases(app.db);
      const { up } = servers[at]!;
      servers[at] = Object.assign(await launch(at), { up });
      answered = 0;
      up.resolve();
    },
    async close(): Promise<void> {
      runner.cleanUp();
      await yookassa.close();
    },
  };
}

/** A process, and until when guests wait for it. */
interface Served extends ReturnType<ReturnType<typeof createServerRunner>["start"]> {
  up: PromiseWithResolvers<void>;
}

function isUp(): PromiseWithResolvers<void> {
  const up = Promise.withResolvers<void>();
  up.resolve();
  return up;
}
