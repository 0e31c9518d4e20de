import type { ProgrammeFinding, ProgrammePassage } from "@tour/api";
import { tourEditingCalls } from "@tour/api/contract";
import { safeParse } from "valibot";
import { expect, test, vi } from "vitest";
import { buildTour } from "./build-tour.ts";
import { createDraftSaving } from "./draft-saving.ts";
import {
  dismiss,
  listTargets,
  putInField,
  restAfter,
  setTaken,
  withRequired,
} from "./programme-draft.ts";
import type { ProgrammeDraft } from "./programme-draft.ts";

let count = 0;
const finding = (
  field: ProgrammeFinding["field"],
  value: string,
  more: Partial<ProgrammeFinding> = {},
): ProgrammeFinding => ({
  ...{ id: `f${(count += 1)}`, field, value, day: null, passages: [], is_taken: true },
  ...more,
});
const image = { url: "/media/{size}/a", alt: "", focal_x: 0.5, focal_y: 0.5 };
const passages: ProgrammePassage[] = [
  { kind: "paragraph", text: "Цена 45 000 руб., дешевле для детей" },
  { kind: "picture", text: "", image },
  { kind: "paragraph", text: "Пишите нам" },
];
const draft: ProgrammeDraft = {
  findings: [
    finding("title", "Алтай"),
    finding("days", "2"),
    finding("nights", "1"),
    finding("group_size_to", "8"),
    finding("day_title", "Озеро", { day: 1 }),
    finding("day_meals", "обед", { day: 1 }),
    finding("picture", "", { day: 1, passages: [1] }),
    finding("day_text", "Домой", { day: 2 }),
    finding("included", "гид"),
    finding("included", "билеты", { is_taken: false, passages: [2] }),
    finding("living", "Отель «Волга»\nу реки"),
    finding("price", "45000", { passages: [0] }),
    finding("departure", "2099-07-12/2099-07-13"),
  ],
  rest: [],
};

test("a tour is made of what is ticked, and the server takes it", () => {
  const { tour, departures } = buildTour(draft, passages);
  expect(safeParse(tourEditingCalls.createTour.body!, tour).success).toBe(true);
  expect(tour).toMatchObject({ title: "Алтай", days: 2, nights: 1, included: ["гид"] });
  expect(tour.program).toMatchObject([
    { title: "Озеро", meals: "обед", media: [{ kind: "image", image }] },
    { title: "День 2", text: "Домой" },
  ]);
  expect(tour.livings).toMatchObject([
    { name: "Отель «Волга»", text: "у реки", accommodation_type: "hotel" },
  ]);
  expect(departures).toEqual([
    {
      ...{ start_date: "2099-07-12", end_date: "2099-07-13", capacity: 8 },
      prices: [{ option_id: "adult", amount: 4_500_000 }],
    },
  ]);
});

test("without a date the price stands in the words on prices, without a price there are no dates", () => {
  const only = (left: string) => ({
    ...draft,
    findings: draft.findings.filter(({ field }) => field !== left),
  });
  expect(buildTour(only("departure"), passages).tour.price_notes).toBe(passages[0]!.text);
  expect(buildTour(only("price"), passages).departures).toEqual([]);
});

test("a passage goes on in a field that is there, or begins one that is not", () => {
  const left: ProgrammeDraft = { ...draft, rest: [2] };
  const put = { place: 2, text: "Пишите нам" };
  const more = putInField(left, put, { field: "day_text", day: 2 });
  expect(more.rest).toEqual([]);
  expect(more.findings.find((one) => one.field === "day_text")).toMatchObject({
    ...{ value: "Домой\nПишите нам", passages: [2] },
  });
  const made = putInField(left, put, { field: "description", day: null });
  expect(made.findings.at(-1)).toMatchObject({ value: "Пишите нам", passages: [2] });
  const fields = listTargets(left, passages[2]!).map(({ field, day }) => `${field} ${day}`);
  expect(fields).toEqual(expect.arrayContaining(["title null", "day_text 2", "day_title 3"]));
  expect(listTargets(left, passages[1]!).map(({ day }) => day)).toEqual([null, 1, 2]);
});

test("what is not taken stays with the tour, but for what was dismissed or stands in it elsewhere", () => {
  expect(restAfter({ ...draft, rest: [0] })).toEqual([0, 2]);
  const again = {
    ...draft,
    findings: [...draft.findings, finding("advice", "", { passages: [2] })],
  };
  expect(restAfter(again)).toEqual([]);
  expect(restAfter(dismiss({ findings: [], rest: [1, 2] }, 1))).toEqual([2]);
  const [first] = draft.findings;
  expect(setTaken(draft, first!.id, false).findings[0]?.is_taken).toBe(false);
});

test("a title and how long it takes are asked for where they were not found", () => {
  const fields = withRequired({ findings: [], rest: [] }).findings.map(({ field }) => field);
  expect(fields).toEqual(["title", "days", "nights"]);
  expect(withRequired(draft).findings).toEqual(draft.findings);
});

test("what is changed while a save is on its way is saved after it, and what failed is sent again", async () => {
  vi.useFakeTimers();
  const sent: number[][] = [];
  let answer = () => Promise.resolve();
  const saving = createDraftSaving({
    draft: { findings: [], rest: [1, 2, 3] },
    save: ({ rest }) => {
      sent.push(rest);
      return answer();
    },
  });
  let go = () => {};
  answer = () => new Promise((resolve) => (go = resolve));
  saving.change((now) => dismiss(now, 1));
  await vi.advanceTimersByTimeAsync(1_000);
  saving.change((now) => dismiss(now, 2));
  answer = () => Promise.reject(new Error("нет связи"));
  go();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saving.store.getState().state).toBe("failed");
  answer = () => Promise.resolve();
  expect(await saving.flush()).toBe(true);
  expect(saving.store.getState().state).toBe("saved");
  expect(sent[0]).toEqual([2, 3]);
  expect(sent.at(-1)).toEqual([3]);
  vi.useRealTimers();
});
