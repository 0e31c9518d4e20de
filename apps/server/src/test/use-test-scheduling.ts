import type { PickedParts } from "@tour/api";
import { addHours } from "date-fns/addHours";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { publishScheduledJob } from "../modules/editor/scheduling/publish-scheduled.job.ts";
import { emailJob } from "../modules/emails/email.job.ts";
import { addDepartures } from "../modules/tours/add-departures.ts";
import { createTour } from "../modules/tours/create-tour.ts";
import { testDeparture, testTour } from "../modules/tours/test-tour.ts";
import { createOrganizer } from "./create-organizer.ts";
import type { TestOrganizer } from "./create-organizer.ts";
import { createTestApp } from "./create-test-app.ts";
import type { TestApp } from "./create-test-app.ts";
import { clearJobs, passJobTime, runDueJobs } from "./jobs.ts";
import { validBlock } from "./sample-block.ts";

export const start = new Date("2027-01-20T07:00:00Z");

const block = (id: string, title = "Прежний") => {
  const sample = validBlock({ id });
  return { ...sample, content: { ...sample.content, title } };
};
const nothing: PickedParts = { main: [], tour: [], site: false };

/** Before each test an organiser whose site shows the blocks a, b and c on its main page, on one app. */
export function useTestScheduling() {
  const state = {
    app: undefined as unknown as TestApp,
    organizer: undefined as unknown as TestOrganizer,
    time: start,
  };
  beforeAll(async () => {
    state.app = await createTestApp({ now: () => state.time });
  });
  afterAll(() => state.app.close());
  beforeEach(async () => {
    const { app } = state;
    state.time = start;
    await clearJobs(app.db);
    app.emails.length = 0;
    state.organizer = await createOrganizer(app);
    const { id, owner } = state.organizer;
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
    await save("a", "b", "c");
    await publish();
  });

  const query = () => ({ organizer_id: state.organizer.id });
  const inHours = (hours: number) => addHours(start, hours).toISOString();

  /** Blocks of the main page's draft: `a` as it was, `a Новый` with that title. */
  const save = (...blocks: (string | object)[]) => {
    const read = (one: string | object) => {
      if (typeof one !== "string") return one;
      const [id = "", title] = one.split(" ");
      return block(id, title);
    };
    const input = {
      query: { ...query(), type: "main" as const },
      body: { blocks: blocks.map(read) as never },
    };
    return state.app.call("savePageBlocks", input, state.organizer.editor);
  };

  const ofPicked = (picked?: Partial<PickedParts>) =>
    picked && { picked: { ...nothing, ...picked } };

  const publish = (picked?: Partial<PickedParts>) => {
    const input = { query: { ...query(), type: "site" as const }, body: { ...ofPicked(picked) } };
    return state.app.call("publishData", input, state.organizer.owner);
  };

  /** For so many hours after the start. */
  const schedule = async (hours: number, picked?: Partial<PickedParts>) => {
    const body = { publish_at: inHours(hours), ...ofPicked(picked) };
    const input = { query: { ...query(), type: "site" as const }, body };
    return (await state.app.call("schedulePublication", input, state.organizer.owner)).data;
  };

  const list = async () => {
    const { app, organizer } = state;
    const input = { query: query() };
    return (await app.call("listScheduledPublications", input, organizer.editor)).data;
  };

  const published = async () => {
    const { app, organizer } = state;
    return (await app.call("getPublishedSite", { query: query() }, organizer.editor)).data!;
  };

  /** The blocks of the main page on the site, as `save` takes them. */
  const shown = async () =>
    (await published()).main.map(({ id, content }) => `${id} ${content["title"]}`);

  /** So many hours after the start, with the work that is due by then done. */
  const passTo = async (hours: number) => {
    const { app } = state;
    const next = addHours(start, hours);
    await passJobTime(app.db, next.getTime() - state.time.getTime());
    state.time = next;
    await runDueJobs(app.services, [publishScheduledJob]);
  };

  const sell = async () => {
    const { db } = state.app;
    const tour = await createTour(db, state.organizer.id, testTour());
    await addDepartures(db, tour.id, [testDeparture("2027-05-01")]);
  };

  const readEmails = async () => {
    await runDueJobs(state.app.services, [emailJob]);
    return state.app.emails.splice(0);
  };

  const listDeeds = async () => {
    const { app, organizer } = state;
    const { data } = await app.call("listActivity", { query: query() }, organizer.owner);
    return data.map(
      ({ kind, details }) => `${kind}${details["is_scheduled"] ? " as scheduled" : ""}`,
    );
  };

  return {
    ...{ state, query, inHours, save, publish, schedule, list, published, shown },
    ...{ passTo, sell, readEmails, listDeeds },
  };
}
