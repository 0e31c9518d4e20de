import "@tour/theme/default.css";
import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { TourInput } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { tourEditorTexts } from "../../../texts/tour-editor.ru.ts";
import { tourFieldTexts } from "../../../texts/tour-fields.ru.ts";
import { findAdvice, findNeeds } from "./overview/find-missing.ts";
import { tourSections } from "./sections/index.ts";
import { sampleTour as tour } from "./sample-tour.ts";
import { showEditor } from "./show-editor.tsx";
import type { SentChange } from "./show-editor.tsx";

const { save, conflict, entries } = tourEditorTexts;
const fieldTexts = tourFieldTexts;

const { fields } = tour;

const kept = ({ version, ...changes }: SentChange): [number, object] => [
  200,
  { data: { ...tour, version: version + 1, fields: { ...fields, ...changes } } },
];
const saved = () => expect.element(page.getByText(save.saved, { exact: true })).toBeVisible();
const box = (name: string) => page.getByRole("textbox", { name, exact: false });
const number = (name: string) => page.getByRole("spinbutton", { name, exact: false });

test("what is typed saves itself, and nothing else is sent", async () => {
  const sent = showEditor(tour, "main", kept);
  await userEvent.fill(box(fieldTexts.main.subtitle), "Три перевала");
  await expect.poll(() => sent).toEqual([{ subtitle: "Три перевала", version: 7 }]);
  await saved();
});

test("an emptied title says so at the field, is not sent, and comes again once it is there", async () => {
  const sent = showEditor(tour, "main", kept);
  const title = box(fieldTexts.main.name);
  await userEvent.clear(title);
  await userEvent.fill(box(fieldTexts.main.subtitle), "Три перевала");
  await expect.element(page.getByText("Обязательно для заполнения")).toBeVisible();
  await expect.element(page.getByText(save.held, { exact: false })).toBeVisible();
  expect(sent).toEqual([{ subtitle: "Три перевала", version: 7 }]);
  await userEvent.fill(title, "Алтай в июне");
  await expect.poll(() => sent.at(-1)).toEqual({ title: "Алтай в июне", version: 8 });
  await saved();
});

test("what the server refuses stands at its field, and the way leads there from another part", async () => {
  const words = "Наибольшая группа меньше наименьшей";
  const sent = showEditor(tour, "group", (body) =>
    Number(body.group_size_from ?? 0) > 10
      ? [422, { message: "Проверьте поля", validation: { group_size_to: [words] } }]
      : kept(body),
  );
  await userEvent.fill(number(fieldTexts.group.from), "20");
  await expect.element(page.getByText(words)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: fieldTexts.main.title, exact: true }));
  await expect.element(page.getByText(words)).not.toBeVisible();
  await userEvent.click(page.getByRole("button", { name: save.show }));
  await expect.element(number(fieldTexts.group.from)).toHaveValue("20");
  await userEvent.fill(number(fieldTexts.group.from), "6");
  await saved();
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
  expect(sent.at(-1)).toEqual({ group_size_from: 6, version: 7 });
});

const theirs = { ...tour, version: 12, fields: { ...fields, subtitle: "Чужое", days: 9 } };

/** A tour that somebody else saved first, and what was typed meanwhile. */
async function meetConflict() {
  const sent = showEditor(tour, "main", (body) =>
    body.version === 7 ? [409, { message: "Изменили", data: theirs }] : kept(body),
  );
  await userEvent.fill(box(fieldTexts.main.subtitle), "Моё");
  await expect.element(page.getByText(conflict.title)).toBeVisible();
  await expect.element(box(fieldTexts.main.subtitle)).toHaveValue("Моё");
  return sent;
}

test("a newer tour is not saved over before I say so; mine go over it, and the rest is theirs", async () => {
  const sent = await meetConflict();
  await userEvent.click(page.getByRole("button", { name: conflict.mine }));
  await expect.poll(() => sent.at(-1)).toEqual({ subtitle: "Моё", version: 12 });
  await expect.element(number(fieldTexts.main.days)).toHaveValue("9");
  await saved();
});

test("a newer tour can be taken as it is, and nothing of mine is sent", async () => {
  const sent = await meetConflict();
  await userEvent.click(page.getByRole("button", { name: conflict.theirs }));
  await expect.element(box(fieldTexts.main.subtitle)).toHaveValue("Чужое");
  await saved();
  expect(sent.length).toBe(1);
});

const order = (sent: SentChange[]) =>
  (sent.at(-1)?.program as { id: string }[] | undefined)?.map(({ id }) => id);
const titleOf = (place: number, of: number) => fieldTexts.program.dayTitle(place, `Переход ${of}`);

test("days are moved by buttons and by keys, and keep that order", async () => {
  const sent = showEditor(tour, "program", kept);
  await userEvent.click(page.getByRole("button", { name: entries.up(titleOf(3, 3)) }));
  await expect.poll(() => order(sent)).toEqual(["d1", "d3", "d2"]);
  page
    .getByRole("button", { name: `Перетащить: ${titleOf(1, 1)}` })
    .element()
    .focus();
  await userEvent.keyboard("[Space]");
  await userEvent.keyboard("[ArrowDown]");
  await expect.element(page.getByText("Место 2 из 3")).toBeInTheDocument();
  await userEvent.keyboard("[Space]");
  await expect.poll(() => order(sent)).toEqual(["d3", "d1", "d2"]);
});

test("a day that was removed can be taken back for a while", async () => {
  const sent = showEditor(tour, "program", kept);
  await userEvent.click(page.getByRole("button", { name: entries.remove(titleOf(2, 2)) }));
  await expect.poll(() => order(sent)).toEqual(["d1", "d3"]);
  await userEvent.click(page.getByRole("button", { name: entries.restore }));
  await expect.poll(() => order(sent)).toEqual(["d1", "d2", "d3"]);
});

test("a question with a choice begins with options, and loses them with the choice", async () => {
  const sent = showEditor(tour, "tourists", kept);
  const texts = fieldTexts.tourists;
  const question = () =>
    (sent.at(-1)?.tourist_form as TourInput["tourist_form"] | undefined)?.questions[0];
  await userEvent.click(page.getByRole("button", { name: texts.add }));
  await userEvent.fill(box(texts.name), "Размер обуви");
  await userEvent.click(page.getByRole("combobox", { name: texts.kind }));
  await userEvent.click(page.getByRole("option", { name: texts.kinds[1].text }));
  await expect.poll(() => question()?.options).toEqual([texts.option(1), texts.option(2)]);
  await userEvent.click(page.getByRole("combobox", { name: texts.kind }));
  await userEvent.click(page.getByRole("option", { name: texts.kinds[2].text }));
  await expect.poll(question).toMatchObject({ kind: "yes_no", options: [] });
  await saved();
});

test("words are taken one by one or by commas, each once, and can be taken away", async () => {
  const sent = showEditor(tour, "places", kept);
  const { words } = tourEditorTexts;
  const entry = page.getByRole("combobox", { name: fieldTexts.places.directions, exact: false });
  await userEvent.fill(entry, " Алтай, Чуйский тракт, Алтай");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent.at(-1)?.directions).toEqual(["Алтай", "Чуйский тракт"]);
  await userEvent.click(page.getByRole("button", { name: words.remove("Алтай"), exact: true }));
  await expect.poll(() => sent.at(-1)?.directions).toEqual(["Чуйский тракт"]);
});

test("every part of a full tour opens, and none of its fields is unknown to the call", async () => {
  const person = { id: "g", name: "Айгуль", role: "Гид", photo: null, text: "", languages: [] };
  const full = {
    ...fields,
    places: [{ level: "region", name: "Алтай" }],
    cruise: { type: "Речной", start_city: "Казань", direction: "Волга", ship: "Заря" },
    livings: [{ id: "l", name: "База", accommodation_type: "hotel", text: "", media: [] }],
    guides: [person],
    included: ["Чай"],
    cancellation_rules: [{ days_before: 30, refund_percent: 100 }],
    meeting_place: { name: "Вокзал", address: "", latitude: 1, longitude: 2, time_zone: "UTC" },
    from_cities: [
      {
        name: "Москва",
        departs_day: 0,
        arrives_day: 0,
        return_departs_day: 0,
        return_arrives_day: 1,
      },
    ],
    questions: [{ id: "q", question: "?", answer: "!" }],
    tourist_form: {
      asks_document: true,
      questions: [{ id: "s", title: "Размер", kind: "choice", options: ["M"], is_required: true }],
    },
    recommendations: [{ title: "Взять", items: ["Ботинки"] }],
  } as TourInput;
  showEditor({ ...tour, fields: full }, "overview", kept);
  for (const { title } of tourSections) {
    await userEvent.click(page.getByRole("button", { name: title, exact: true }).first());
    await expect.element(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    for (const fold of page.getByRole("button", { expanded: false }).elements()) {
      if (fold.checkVisibility()) (fold as HTMLElement).click();
    }
  }
  await expect.element(page.getByText("Айгуль").first()).toBeInTheDocument();
});

test("each way from what is missing leads to a part that there is", () => {
  const nothing = { hasAgreement: false, hasPolicy: false, isPublished: false };
  const none = { takesPayments: false, comingDates: 0, openDates: 0, pricedDates: 0 };
  const selling = { ...nothing, ...none, isShown: false };
  const parts = tourSections.map(({ name }) => name);
  const bare = { ...fields, price_options: [], program: [], description: "" };
  const ways = [...findNeeds(bare, selling), ...findAdvice(bare)].map(({ way }) => way);
  const named = ways.flatMap((way) => ("part" in way ? [way.part] : []));
  expect(named.length).toBeGreaterThan(5);
  expect(parts).toEqual(expect.arrayContaining(named));
});

/** What has the focus: by the field that it stands in, and by its own name. */
const focused = () => {
  const field = document.activeElement?.closest("[data-field], [name]");
  return field?.getAttribute("data-field") ?? field?.getAttribute("name");
};

test("the way from what is missing leads to the very field", async () => {
  const bare = { ...fields, program: [], meeting_place: null };
  const { overview, missing } = tourEditorTexts;
  showEditor({ ...tour, fields: bare }, "overview", kept);
  const advice = findAdvice(bare);
  expect(advice.length).toBeGreaterThan(4);
  for (const { name, way } of advice) {
    const row = page.getByRole("listitem").filter({ hasText: missing[name] });
    await userEvent.click(row.getByRole("button", { name: overview.go }));
    await expect.poll(focused).toBe("field" in way && way.field);
    await userEvent.click(page.getByRole("button", { name: overview.nav, exact: true }));
  }
});
