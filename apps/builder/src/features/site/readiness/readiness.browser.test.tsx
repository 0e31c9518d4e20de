import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { readinessGroups } from "@tour/api";
import type { ReadinessCheck, ReadinessGroup, ReadinessName } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { texts as allTexts } from "../../../texts/ru.ts";
import { showReadiness } from "./show-readiness.tsx";

const texts = allTexts.readiness;

const groupOf = (name: ReadinessName) =>
  (Object.keys(readinessGroups) as ReadinessGroup[]).find((group) =>
    (readinessGroups[group] as readonly ReadinessName[]).includes(name),
  )!;
const check = (name: ReadinessName, over: Partial<ReadinessCheck> = {}): ReadinessCheck => ({
  ...{ name, group: groupOf(name), weight: "advice", is_done: false, is_waiting: false },
  ...{ places: [], count: 0, fix: null },
  ...over,
});
const done = (name: ReadinessName, over: Partial<ReadinessCheck> = {}) =>
  check(name, { is_done: true, ...over });
const wayOf = (title: string) => page.getByRole("link", { name: texts.showLabel(title) });
const titleOf = (name: ReadinessName) => texts.checks[name].title;

test("what is left says why and leads to the very place, and what is done is folded", async () => {
  const at = { kind: "block", page: "tour", id: "b1", title: "О нас" } as const;
  const tour = { kind: "tour", id: 1001, title: "Алтай", gap: "program" } as const;
  showReadiness(() => [
    check("samples", { weight: "essential", places: [at], count: 1 }),
    check("programme", { places: [tour, { ...tour, id: 1002, title: "Камчатка" }], count: 2 }),
    check("title", { reason: "long" }),
    done("about"),
    done("favicon", { is_waiting: true }),
  ]);
  await expect.element(page.getByText(texts.meter(2, 5))).toBeVisible();
  await expect.element(page.getByText(texts.checks.samples.why)).toBeVisible();
  await expect.element(wayOf(titleOf("samples"))).toHaveAttribute("href", "/1/page/tour#block-b1");
  await expect.element(page.getByText(texts.checks.title.reasons!["long"]!)).toBeVisible();
  await expect.element(wayOf(titleOf("title"))).toHaveAttribute("href", "/1/settings#title");
  const second = page.getByRole("link", { name: "Камчатка: нет программы" });
  await expect.element(second).toHaveAttribute("href", "/crm/1/tours/1002?section=program");
  const about = page.getByText(titleOf("about"));
  await expect.element(about).not.toBeVisible();
  await userEvent.click(page.getByText(texts.done(1)).first());
  await expect.element(about).toBeVisible();
});

test("one press puts it right, the meter rises, and another one takes it back", async () => {
  let isIndexable = false;
  const settings = { is_indexable: true };
  const before = { is_indexable: false };
  const sent = showReadiness(() => [
    isIndexable
      ? done("indexing", { weight: "serious", is_waiting: true })
      : check("indexing", { weight: "serious", fix: { kind: "settings", settings, before } }),
    done("about"),
  ]);
  const fix = page.getByRole("button", { name: texts.fixLabel(titleOf("indexing")) });
  await expect.element(page.getByText(texts.important)).toBeVisible();
  await expect.element(page.getByText(texts.meter(1, 2))).toBeVisible();
  isIndexable = true;
  await userEvent.click(fix);
  await expect.element(page.getByText(texts.meter(2, 2))).toBeVisible();
  await expect.element(page.getByText(texts.readyText)).toBeVisible();
  isIndexable = false;
  await userEvent.click(page.getByRole("button", { name: texts.undo }));
  await expect.element(page.getByText(texts.meter(1, 2))).toBeVisible();
  const path = "/crm/api/constructor/update-main-page-setting";
  expect(sent).toEqual([
    { path, body: { settings } },
    { path, body: { settings: before } },
  ]);
});

test("whose role does not open a screen reads who can go there, and shows no document", async () => {
  const documents = check("documents", {
    weight: "essential",
    places: [{ kind: "document", type: "agreement" }],
    fix: { kind: "documents", types: ["agreement"] },
  });
  showReadiness(() => [documents, check("dates"), check("favicon")], { role: "editor" });
  await expect.element(page.getByText(texts.ask.owner)).toBeVisible();
  await expect.element(page.getByText(texts.ask.manager)).toBeVisible();
  await expect.element(wayOf(titleOf("favicon"))).toBeVisible();
  expect(wayOf(titleOf("documents")).elements()).toEqual([]);
  expect(page.getByRole("button", { name: texts.fix }).elements()).toEqual([]);
});

test("what could not be read says so, and is read again", async () => {
  let answer: ReadinessCheck[] | number = 500;
  showReadiness(() => answer);
  await expect.element(page.getByRole("button", { name: allTexts.comparison.again })).toBeVisible();
  answer = [done("about")];
  await userEvent.click(page.getByRole("button", { name: allTexts.comparison.again }));
  await expect.element(page.getByText(texts.meter(1, 1))).toBeVisible();
});

test("the card has the first steps until all are done, then what is serious, then a line", async () => {
  const steps = [
    check("about", { weight: "essential" }),
    done("published", { weight: "essential" }),
  ];
  let found = [...steps, check("legal", { weight: "serious", reason: "wrong" }), done("title")];
  showReadiness(() => found, { screen: "card" });
  await expect.element(page.getByRole("heading", { name: texts.firstSteps })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: new RegExp(titleOf("about")) }))
    .toHaveAttribute("href", "/1/profile#about");
  const isDone = (name: ReadinessName) =>
    page
      .getByRole("listitem")
      .filter({ hasText: titleOf(name) })
      .element()
      .getAttribute("data-done");
  expect([isDone("about"), isDone("published")]).toEqual(["false", "true"]);
  await expect.element(page.getByText(texts.checks.legal.reasons!["wrong"]!)).toBeVisible();
  found = found.map((one) => ({ ...one, is_done: true }));
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText(texts.meter(4, 4))).toBeVisible();
  await expect.element(page.getByText(texts.readyText)).toBeVisible();
  expect(page.getByRole("heading", { name: texts.firstSteps }).elements()).toEqual([]);
});
