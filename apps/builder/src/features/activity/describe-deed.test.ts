import { activityKinds } from "@tour/api";
import type { ActivityKind, ActivityRow } from "@tour/api";
import { expect, test } from "vitest";
import { describeDeed, placeOfDeed } from "./describe-deed.ts";

const details: Partial<Record<ActivityKind, ActivityRow["details"]>> = {
  member_invited: { role: "guide" },
  invitation_withdrawn: { role: "guide" },
  member_joined: { role: "guide" },
  role_changed: { from: "editor", to: "manager" },
  site_published: { type: "main" },
  domain_changed: { domain: "altai.ru" },
  document_changed: { type: "policy" },
  picture_removed: { name: "lake.png" },
  template_kept: { name: "Наши правила" },
  template_removed: { name: "Наши правила" },
  brand_kept: { name: "Зима" },
  brand_changed: { name: "Зима" },
  brand_removed: { name: "Зима" },
  notice_posted: { text: "Перевал закрыт" },
  notice_taken_down: { text: "Перевал закрыт" },
  request_changed: { change: "moved" },
  dates_added: { count: 3 },
  dates_changed: { count: 1 },
  dates_canceled: { count: 5 },
  tours_imported: { count: 12 },
  verification_decided: { state: "verified" },
  market_changed: { is_published: false },
  review_decided: { is_published: true },
};
const row = (kind: ActivityKind): ActivityRow => ({
  ...{ id: 1, at: "2027-03-01T12:00:00Z", by: null, subject_id: 7, person: "Марина" },
  ...{ kind, details: details[kind] ?? {} },
});

test("each kind of deed is told in words of its own", () => {
  const told = activityKinds.map((kind) => describeDeed(row(kind)));
  expect(told.filter((text) => text === "" || /undefined|NaN|null/.test(text))).toEqual([]);
  expect(new Set(told).size).toBe(activityKinds.length);
  expect(told).toContain("Марина: роль «менеджер» вместо «редактор»");
  expect(told).toContain("Добавлено: 3\u00a0даты");
});

test("what has a screen is led to, and people are not", () => {
  expect(placeOfDeed(row("request_changed"))?.path).toBe("/requests/7");
  expect(placeOfDeed(row("dates_canceled"))?.path).toBe("/departures?id=7");
  expect(placeOfDeed(row("role_changed"))).toBeNull();
});
