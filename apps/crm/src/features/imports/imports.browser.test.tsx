import "@tour/theme/default.css";
import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { Outlet, createRoute } from "@tanstack/react-router";
import type { AnyRoute } from "@tanstack/react-router";
import type { ImportItem, TourImport } from "@tour/api";
import { client } from "@tour/office/api";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { makeOrganizerRoute } from "../../shell/mount.tsx";
import { showRoutes } from "../../shell/show-routes.tsx";
import type { Answer } from "../../shell/show-routes.tsx";
import { tourImportTexts as texts } from "../../texts/tour-import.ru.ts";
import { ImportPage } from "./import-page.tsx";
import { importSearchSchema } from "./import-search.ts";

const ready: TourImport = {
  ...{ id: 5, file_name: "туры.csv", format: "csv", state: "ready" },
  ...{ created_at: "2027-03-01T12:00:00.000Z", applied_at: null, by: "Анна" },
  ...{ sells_dates: true, pictures: 0, picture_states: { waiting: 0, had: 0, failed: 0 } },
  columns: [
    { name: "Название", field: "title", example: "Алтай" },
    { name: "Сколько", field: null, example: "3" },
  ],
  kinds: { new: 1, changed: 1, same: 0, error: 1 },
  states: { waiting: 2, applied: 0, failed: 0, undone: 0, left: 0 },
};
const item = (over: Partial<ImportItem>): ImportItem => ({
  ...{ position: 0, row: 2, title: "Алтай", kind: "new", state: "waiting", tour_id: null },
  ...{ changes: [], problems: [], pictures: [], message: "" },
  ...over,
});
const items = [
  item({
    changes: [{ field: "date", date: "2027-06-12", before: "", after: "12–18 июня, 24 800 ₽" }],
  }),
  item({
    ...{ position: 1, title: "Байкал", kind: "changed", tour_id: 1042 },
    changes: [{ field: "price", date: "2027-07-01", before: "100 ₽", after: "120 ₽" }],
  }),
  item({
    ...{ position: 2, title: "Лес", kind: "error" },
    problems: [{ row: 4, column: "Цена", level: "error", text: "Это не цена" }],
  }),
];

/** The screen over a server on which an import stands so. */
function show(address: string, imports: { now: TourImport }) {
  const answer: Answer = ({ path, query }) => {
    const call = path.split("/").at(-1);
    if (call === "apply") imports.now = { ...imports.now, state: "applying" };
    if (call === "undo") imports.now = { ...imports.now, state: "undoing" };
    const pagination = { page: 1, pages: 1, items_count: 3, page_size: 50 };
    if (call === "list") return [200, { data: [imports.now], pagination }];
    if (call !== "items") return [200, { data: imports.now }];
    const shown = items.filter(({ kind }) => !query["kind"] || kind === query["kind"]);
    return [200, { data: shown, pagination }];
  };
  const makeRoutes = (root: AnyRoute) => {
    const organizerRoute = makeOrganizerRoute(root);
    const area = createRoute({
      getParentRoute: () => organizerRoute,
      id: "tours-area",
      component: Outlet,
    });
    const screen = createRoute({
      getParentRoute: () => area,
      path: "/tours/import",
      validateSearch: importSearchSchema,
      component: ImportPage,
    });
    return [organizerRoute.addChildren([area.addChildren([screen])])];
  };
  return showRoutes(makeRoutes, address, answer);
}

/** Takes files in place of the server, whose uploads no stubbed `fetch` sees. */
function takeUploads(answer: () => TourImport) {
  const upload = vi
    .spyOn(client, "uploadTourImport")
    .mockImplementation(async () => ({ data: answer() }));
  onTestFinished(() => upload.mockRestore());
  return upload;
}

const words = () => document.body.textContent ?? "";

test("a file is looked at: how many tours of which kind, what changes, what is wrong and where", async () => {
  const upload = takeUploads(() => ready);
  const { address } = show("/1/tours/import", { now: ready });
  const file = new File(["Название\nАлтай\n"], "туры.csv", { type: "text/csv" });
  await userEvent.upload(page.getByLabelText(texts.file), file);
  await expect.element(page.getByText("Байкал")).toBeVisible();
  expect(address()).toContain("id=5");
  expect(upload.mock.calls[0]?.[0].body).toMatchObject({ file, time_zone: expect.any(String) });
  expect(words()).toContain("новая дата: 12–18 июня, 24 800 ₽");
  expect(words()).toMatch(/1\sиюля 2027, Цена: 100 ₽ → 120 ₽/);
  expect(words()).toContain("строка 4, «Цена»: Это не цена");
  expect(words()).toContain(texts.sells);
  const errors = page.getByRole("radio", { name: `${texts.kinds.error} (1)` });
  await userEvent.click(errors);
  await expect.poll(address).toContain("kind=error");
  await expect.poll(words).not.toContain("Байкал");
});

test("who knows a column better says so, and the same file is read anew", async () => {
  const upload = takeUploads(() => ready);
  show("/1/tours/import", { now: ready });
  const file = new File(["Название\nАлтай\n"], "туры.csv", { type: "text/csv" });
  await userEvent.upload(page.getByLabelText(texts.file), file);
  await userEvent.click(page.getByRole("combobox", { name: texts.columns.label("Сколько", 1) }));
  await userEvent.click(page.getByRole("option", { name: texts.fields.days, exact: true }));
  await expect.poll(() => upload.mock.calls.length).toBe(2);
  expect(upload.mock.calls[1]?.[0].body).toMatchObject({ file, columns: '["title","days"]' });
});

test("an import is written with its progress in sight, and then taken back", async () => {
  const imports = { now: ready };
  const { asked } = show("/1/tours/import?id=5", imports);
  await userEvent.click(page.getByRole("button", { name: texts.apply(2) }));
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  expect(words()).toContain(texts.applying(0, 2));
  const applied = { ...ready.states, waiting: 0, applied: 1, failed: 1 };
  imports.now = { ...ready, state: "applied", states: applied };
  await expect.element(page.getByText(texts.applied(1))).toBeVisible();
  expect(words()).toContain(texts.failed(1));
  expect(page.getByRole("link", { name: "Байкал" }).element().getAttribute("href")).toContain(
    "/1/tours/1042",
  );

  await userEvent.click(page.getByRole("button", { name: texts.undo }));
  expect(asked.some(({ path }) => path.endsWith("/undo"))).toBe(false);
  const dialog = page.getByRole("dialog");
  await userEvent.click(dialog.getByRole("button", { name: texts.confirming.submit }));
  await expect.poll(() => asked.some(({ path }) => path.endsWith("/undo"))).toBe(true);
  const undone = { ...ready.states, waiting: 0, undone: 1, left: 1 };
  imports.now = { ...ready, state: "undone", states: undone };
  await expect.element(page.getByText(texts.undone(1))).toBeVisible();
  expect(words()).toContain(texts.left(1));
});

test("what the screen says is true of who may not sell, of pictures, and of nothing to write", async () => {
  const none = { new: 0, changed: 0, same: 3, error: 0 };
  show("/1/tours/import?id=5", {
    now: { ...ready, pictures: 2, kinds: none, format: "yml", columns: [] },
  });
  await expect.element(page.getByText(texts.nothingToApply)).toBeVisible();
  expect(words()).toContain(texts.pictures(2, 0));
  expect(page.getByRole("button", { name: /Записать/ }).elements()).toEqual([]);
});

test("a refused file says why, and earlier imports lead to what they did", async () => {
  takeUploads(() => {
    throw new Error("нет связи");
  });
  show("/1/tours/import", { now: { ...ready, state: "applied", applied_at: ready.created_at } });
  const file = new File(["?"], "туры.csv", { type: "text/csv" });
  await userEvent.upload(page.getByLabelText(texts.file), file);
  await expect.element(page.getByRole("alert").first()).toBeInTheDocument();
  expect(words()).toContain("туры.csv");
  const link = page.getByRole("link", { name: /туры\.csv/ });
  expect(link.element().getAttribute("href")).toContain("id=5");
});

test("pictures are told of while they come, and those that could not be had with their address", async () => {
  const url = "https://old.example/lake.jpg";
  const pictures = [{ url, state: "failed" as const, problem: "Это не картинка" }];
  items[0] = { ...items[0]!, state: "applied", tour_id: 1042, pictures };
  const states = { waiting: 0, applied: 2, failed: 0, undone: 0, left: 0 };
  const imports = {
    now: {
      ...{ ...ready, state: "applying" as const, states, columns: [] },
      picture_states: { waiting: 3, had: 1, failed: 1 },
    } as TourImport,
  };
  show("/1/tours/import?id=5", imports);
  await expect.element(page.getByText(texts.takingPictures(2, 5))).toBeVisible();
  imports.now = {
    ...{ ...imports.now, state: "applied" },
    picture_states: { waiting: 0, had: 4, failed: 1 },
  };
  await expect.element(page.getByText(texts.hadPictures(4))).toBeVisible();
  await expect.element(page.getByText(texts.failedPictures(1))).toBeVisible();
  expect(words()).toContain(texts.failedPicture(url, "Это не картинка"));
});
