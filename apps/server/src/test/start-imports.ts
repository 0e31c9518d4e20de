import type { Person } from "./ask.ts";
import { createOrganizer } from "./create-organizer.ts";
import type { TestApp } from "./create-test-app.ts";
import { runDueJobs } from "./jobs.ts";
import { testTour } from "../modules/tours/test-tour.ts";
import { tourImportJob } from "../modules/imports/applying/import.job.ts";

const timeZone = "Asia/Barnaul";

/** An organiser of a test's own, and what its people do with files. */
export async function startImports(app: TestApp) {
  const own = await createOrganizer(app);
  const query = { organizer_id: own.id };
  const by = (id: number) => ({ query: { ...query, id } });
  const upload = async (text: string, person: Person = own.owner) => {
    const body = { file: new File([text], "туры.csv"), time_zone: timeZone };
    return (await app.call("uploadTourImport", { query, body }, person)).data;
  };
  const items = async (id: number) =>
    (await app.call("listTourImportItems", by(id), own.owner)).data;
  const run = () => runDueJobs(app.services, [tourImportJob]);
  const apply = async (id: number, person: Person = own.owner) => {
    await app.call("applyTourImport", by(id), person);
    await run();
    return (await app.call("viewTourImport", by(id), person)).data;
  };
  const undo = async (id: number) => {
    await app.call("undoTourImport", by(id), own.owner);
    await run();
    return (await app.call("viewTourImport", by(id), own.owner)).data;
  };
  const list = async () => {
    const { data } = await app.call("listTours", { query: { ...query, status: "all" } }, own.owner);
    return data;
  };
  const dates = async (tour_id: number) =>
    (await app.call("listDepartures", { query: { ...query, tour_id } }, own.owner)).data;
  const refuse = async (
    name: "applyTourImport" | "undoTourImport" | "uploadTourImport",
    input: { query: object; body?: object },
  ) => {
    const response = await app.ask(name, input, own.owner);
    const { message } = (await response.json()) as { message: string };
    return [response.status, message];
  };
  const makeTour = async (over: Parameters<typeof testTour>[0] = {}) =>
    (await app.call("createTour", { query, body: testTour(over) }, own.owner)).data;
  return { own, query, by, upload, items, apply, undo, list, dates, refuse, makeTour };
}
