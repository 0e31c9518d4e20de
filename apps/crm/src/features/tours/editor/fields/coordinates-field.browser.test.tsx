import "@tour/theme/default.css";
import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { EditedTour, TourInput } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { sampleTour } from "../sample-tour.ts";
import { showEditor } from "../show-editor.tsx";
import type { SentChange } from "../show-editor.tsx";

const texts = tourFieldTexts.meeting;
const at = { name: "Вокзал", address: "", latitude: 51.9581, longitude: 85.9603 };
const meeting_place = { ...at, time_zone: "Asia/Barnaul" };
const tour: EditedTour = { ...sampleTour, fields: { ...sampleTour.fields, meeting_place } };
const kept = ({ version, ...changes }: SentChange): [number, object] => [
  200,
  { data: { ...tour, version: version + 1, fields: { ...tour.fields, ...changes } } },
];
const field = () => page.getByRole("textbox", { name: texts.coordinates });
const pin = () => page.getByRole("button", { name: /^Точка встречи/ });
const surface = () => page.getByRole("button", { name: texts.map.set });
const lastPlace = (sent: SentChange[]) => {
  const place = sent.at(-1)?.meeting_place as TourInput["meeting_place"];
  return place && [place.latitude, place.longitude];
};

test("coordinates are typed as a map gives them, and what can't be read says why and is not saved", async () => {
  const sent = showEditor(tour, "meeting", kept);
  await expect.element(field()).toHaveValue("51.9581, 85.9603");
  await userEvent.fill(field(), "43,5855° с.ш. 39,7231° в.д.");
  await expect.poll(() => lastPlace(sent)).toEqual([43.5855, 39.7231]);
  await userEvent.tab();
  await expect.element(field()).toHaveValue("43.5855, 39.7231");

  const before = sent.length;
  await userEvent.fill(field(), "143.5, 39.7");
  await userEvent.tab();
  await expect.element(page.getByText(texts.coordinatesOutside)).toBeVisible();
  await userEvent.fill(field(), "у вокзала");
  await userEvent.tab();
  await expect.element(page.getByText(texts.coordinatesUnreadable)).toBeVisible();
  await expect.element(field()).toHaveValue("у вокзала");
  expect(sent).toHaveLength(before);
});

test("a tap sets the place, arrow keys and a drag move it", async () => {
  const sent = showEditor(tour, "meeting", kept);
  await expect.element(pin()).toBeVisible();
  const map = surface().element();
  await userEvent.click(map, { position: { x: map.clientWidth / 2, y: map.clientHeight / 4 } });
  await expect.poll(() => lastPlace(sent)?.[0]).toBeGreaterThan(53);
  await expect.poll(() => lastPlace(sent)?.[1]).toBeCloseTo(85.96, 1);

  (pin().element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => lastPlace(sent)?.[1]).toBeGreaterThan(85.97);
  const [, east] = lastPlace(sent)!;
  await userEvent.dragAndDrop(pin(), map, {
    targetPosition: { x: map.clientWidth / 4, y: map.clientHeight / 2 },
  });
  await expect.poll(() => lastPlace(sent)?.[1]).toBeLessThan(east! - 3);
  await expect.element(field()).toHaveValue(lastPlace(sent)!.join(", "));
});

test("where nothing is set yet a tap sets it, and drawn larger it is set more finely", async () => {
  const blank = { ...meeting_place, latitude: null, longitude: null } as never;
  const fields = { ...tour.fields, meeting_place: blank };
  const sent = showEditor({ ...tour, fields }, "meeting", kept);
  await userEvent.click(surface());
  await expect.poll(() => lastPlace(sent)?.[0]).toBeCloseTo(60, 0);
  const [north] = lastPlace(sent)!;
  await userEvent.click(page.getByRole("button", { name: texts.map.closer }));
  (pin().element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(() => lastPlace(sent)?.[0]).toBeCloseTo(north! + 0.036, 2);
});
