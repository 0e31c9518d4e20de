import "@tour/theme/default.css";
import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { ApiError } from "@tour/api";
import type { EditedTour, ReadRoute, RoutePoint, TourRoute } from "@tour/api";
import { client } from "@tour/office/api";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { tourFieldTexts } from "../../../../../texts/tour-fields.ru.ts";
import { sampleTour } from "../../sample-tour.ts";
import { showEditor } from "../../show-editor.tsx";
import type { SentChange } from "../../show-editor.tsx";

const texts = tourFieldTexts.route;
/** To the north and up, a point each km. */
const points = Array.from({ length: 31 }, (_, km): RoutePoint => [
  50 + km * 0.009,
  86,
  800 + km * 20,
  km,
  km * 20,
  0,
]);
const line = { points, breaks: [] };
const read: ReadRoute = { ...line, parts: { tracks: [30], segments: [30] } };
const evenly = [10, 20, 30].map((to, index) => ({ id: `d${index + 1}`, to }));
const withRoute = (route: TourRoute | null): EditedTour => ({
  ...sampleTour,
  fields: { ...sampleTour.fields, route },
});
const kept = ({ version, ...changes }: SentChange): [number, object] => [
  200,
  { data: { ...sampleTour, version: version + 1, fields: { ...sampleTour.fields, ...changes } } },
];

/** The editor over a server that answers each file in its turn. */
function show(route: TourRoute | null, ...answers: (ReadRoute | string)[]): SentChange[] {
  const spy = vi.spyOn(client, "readRoute").mockImplementation(async () => {
    const answer = answers.shift()!;
    if (typeof answer !== "string") return { data: answer };
    const body = { message: answer, validation: { file: [answer] } };
    throw new ApiError({ status: 422, url: "", body });
  });
  onTestFinished(() => spy.mockRestore());
  return showEditor(withRoute(route), "route", kept);
}
const drop = () =>
  userEvent.upload(page.getByLabelText(texts.file), new File(["<gpx/>"], "трек.gpx"));
const last = (sent: SentChange[]) => sent.at(-1)?.route as TourRoute | null | undefined;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const endOf = (number: number) =>
  page.getByRole("slider", { name: texts.end(texts.day(number, `Переход ${number}`)) });

test("a file that can't be read says why at its place, and another one is taken and split evenly", async () => {
  const words = "В файле нет линии";
  const sent = show(null, words, read);
  await drop();
  await expect.element(page.getByText(words)).toBeVisible();
  expect(sent).toEqual([]);
  await drop();
  await expect.poll(() => last(sent)).toEqual({ ...line, days: evenly });
  await expect.element(page.getByText(texts.evenly)).toBeVisible();
  await expect.element(page.getByRole("img", { name: /^Карта маршрута, 30\sкм/ })).toBeVisible();
  await expect.element(page.getByRole("img", { name: /^Профиль высот/ })).toBeVisible();
  await expect.element(page.getByText(/^10\sкм, ↑ 200\sм, ↓ 0\sм$/).first()).toBeVisible();
});

test("a file with as many parts as there are days splits them itself", async () => {
  const sent = show(null, { ...read, parts: { tracks: [4, 25, 30], segments: [30] } });
  await drop();
  await expect.poll(() => last(sent)?.days.map(({ to }) => to)).toEqual([4, 25, 30]);
  await expect.element(page.getByText(texts.byParts)).toBeVisible();
});

test("the end of a day is moved by keys, at least to the next point, and not over the next day's", async () => {
  const sent = show({ ...line, days: evenly });
  const ends = () => last(sent)?.days.map(({ to }) => to);
  await expect.element(endOf(1)).toBeInTheDocument();
  (endOf(1).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(ends).toEqual([11, 20, 30]);
  await userEvent.keyboard("{End}");
  await expect.poll(ends).toEqual([20, 20, 30]);
  await expect.element(page.getByText(texts.nothing)).toBeVisible();
  await userEvent.click(button(texts.split));
  await expect.poll(ends).toEqual([10, 20, 30]);
});

test("a route is removed and taken back, and replaced only by a file that could be read", async () => {
  const route = { ...line, days: evenly };
  const shorter = { ...read, points: points.slice(0, 16), parts: { tracks: [15], segments: [15] } };
  const sent = show(route, "Файл повреждён", shorter);
  await userEvent.click(button(texts.remove));
  await expect.poll(() => last(sent)).toBeNull();
  await userEvent.click(button(texts.restore));
  await expect.poll(() => last(sent)).toEqual(route);

  await userEvent.click(button(texts.replace));
  await drop();
  await expect.element(page.getByText("Файл повреждён")).toBeVisible();
  await expect.element(page.getByRole("img", { name: /^Карта маршрута, 30\sкм/ })).toBeVisible();
  await drop();
  await expect.element(page.getByRole("img", { name: /^Карта маршрута, 15\sкм/ })).toBeVisible();
  await userEvent.click(button(texts.restore));
  await expect.poll(() => last(sent)).toEqual(route);
});
