import { expect, afterAll, beforeAll, beforeEach } from "vitest";
import { createOrganizer } from "./create-organizer.ts";
import type { TestOrganizer } from "./create-organizer.ts";
import { createTestApp } from "./create-test-app.ts";
import type { TestApp } from "./create-test-app.ts";
import { clearJobs, runDueJobs } from "./jobs.ts";
import { addDepartures } from "../modules/tours/add-departures.ts";
import { createTour } from "../modules/tours/create-tour.ts";
import { testDeparture, testTour } from "../modules/tours/test-tour.ts";
import { tours } from "../modules/tours/tour.table.ts";
import { subscriptionEmailJob } from "../modules/subscriptions/subscription-email.job.ts";
import {
  subscriptionAttempts,
  subscriptions,
} from "../modules/subscriptions/subscription.table.ts";
import { tellHourly, tellSubscribersJob } from "../modules/subscriptions/tell-subscribers.job.ts";

const firstDay = new Date("2027-03-01T12:00:00Z");

export const tokenIn = (text: string): string => /\/subscription\/([0-9a-f-]{36})/.exec(text)![1]!;

/** An organiser with a published site and no tours, a visitor, and the server's clock. */
export function useTestSubscribers() {
  const known = { email: "anna@example.com" } as {
    app: TestApp;
    own: TestOrganizer;
    host: string;
    email: string;
  };
  let now = firstDay;
  beforeAll(async () => {
    const app = await createTestApp({ now: () => now });
    const own = await createOrganizer(app, "Тропа");
    const query = { organizer_id: own.id };
    await app.call("attachSite", { body: query }, own.owner);
    await app.call("publishData", { query: { ...query, type: "site" } }, own.owner);
    const host = (await app.call("getDomain", { query }, own.owner)).data.domain;
    Object.assign(known, { app, own, host });
  });
  afterAll(() => known.app.close());
  beforeEach(async () => {
    const { app } = known;
    now = firstDay;
    app.emails.splice(0);
    await clearJobs(app.db);
    await app.db.delete(subscriptions);
    await app.db.delete(subscriptionAttempts);
    await app.db.delete(tours);
  });

  const deliver = async () => {
    await runDueJobs(known.app.services, [subscriptionEmailJob]);
    return known.app.emails.splice(0);
  };
  /** A server that has just started looks what is new. */
  const look = async () => {
    await tellHourly(known.app.services);
    await runDueJobs(known.app.services, [tellSubscribersJob], { max: 1 });
  };
  return {
    known,
    deliver,
    look,
    pass: (hours: number) => void (now = new Date(now.getTime() + hours * 3_600_000)),
    /** What it has written then. */
    tell: async () => {
      await look();
      return deliver();
    },
    addTour: async (title: string, over: Parameters<typeof testTour>[0] = {}) => {
      const { db } = known.app;
      const { id } = await createTour(db, known.own.id, testTour({ title, ...over }));
      const [departure] = await addDepartures(db, id, [testDeparture("2027-06-01")]);
      return { id, departure: departure! };
    },
    /** Of tours on the Altai, unless it says otherwise. */
    follow: (over: object = {}) => {
      const search = { tours_direction: ["Алтай"] };
      const asked = { search, title: "Алтай", path: "/tours?direction=%D0%90" };
      const body = { email: known.email, ...asked, ...over };
      return known.app.ask("subscribeToSearch", { body });
    },
    /** On the organiser's own site. */
    followTour: (tour_id: number) =>
      known.app.ask(
        "subscribeToTour",
        { body: { email: known.email, tour_id } },
        { headers: { "site-host": known.host } },
      ),
    /** Subscribes, and confirms by the email; the token. */
    confirmed: async (answer: Promise<Response>) => {
      expect((await answer).status).toBe(200);
      const [asked] = await deliver();
      const token = tokenIn(asked!.text);
      await known.app.call("confirmSubscription", { body: { token } });
      return token;
    },
  };
}
