import { eq } from "drizzle-orm";
import { tourImports } from "../modules/imports/import.table.ts";
import type { TestOrganizer } from "./create-organizer.ts";
import type { TestApp } from "./create-test-app.ts";
import { createTour } from "../modules/tours/create-tour.ts";
import { testTour } from "../modules/tours/test-tour.ts";
import type { OwnedIds } from "./foreign-ids.ts";

interface Reader extends Pick<TestOrganizer, "id" | "owner"> {
  /** Stand in every file, its name among them. */
  words: string;
}

/** Has an organiser read in a table of tours, which is written, and two programmes. */
export async function readFilesIn(
  app: TestApp,
  reader: Reader,
): Promise<Pick<OwnedIds, "tourImport" | "tourToRemove" | "programme" | "programmeToRemove">> {
  return {
    tourToRemove: (await createTour(app.db, reader.id, testTour(), false)).id,
    tourImport: await readTable(app, reader),
    programme: await readProgramme(app, reader),
    programmeToRemove: await readProgramme(app, reader),
  };
}

async function readTable({ db, call }: TestApp, { id, owner, words }: Reader): Promise<number> {
  const file = new File([`Название;Дней\n${words} из файла;3\n`], `${words}.csv`);
  const body = { file, time_zone: "Asia/Barnaul" };
  const { data } = await call("uploadTourImport", { query: { organizer_id: id }, body }, owner);
  await db
    .update(tourImports)
    .set({ state: "applied", appliedAt: new Date() })
    .where(eq(tourImports.id, data.id));
  return data.id;
}

async function readProgramme({ call }: TestApp, { id, owner, words }: Reader): Promise<number> {
  const file = new File([`Тур «${words}»\nДень 1. ${words}\n`], `${words}.txt`);
  const query = { organizer_id: id };
  return (await call("readProgramme", { query, body: { file } }, owner)).data.id;
}
