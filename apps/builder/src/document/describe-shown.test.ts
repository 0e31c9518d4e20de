import { expect, test } from "vitest";
import { describeShown } from "./describe-shown.ts";

const now = new Date("2026-11-26T12:00:00Z");
const period = (from: string | null, until: string | null) =>
  describeShown({ when: "period", from, until }, "Europe/Moscow", now);

test("a period is told by the clocks of a zone, with the year where it is another", () => {
  expect(period("2026-11-30T21:00:00Z", null)).toBe("с 1 декабря");
  expect(period(null, "2027-02-28T20:59:00Z")).toBe("до 28 февраля 2027 в 23:59");
  expect(period("2026-12-01T06:30:00Z", "2027-02-28T21:00:00Z")).toBe(
    "с 1 декабря в 09:30 до 1 марта 2027",
  );
});

test("a block without a rule, and a period open at both ends, is seen always", () => {
  expect([
    describeShown(undefined, "Europe/Moscow"),
    describeShown(null, "Europe/Moscow"),
    period(null, null),
  ]).toEqual(Array.from({ length: 3 }, () => "всегда"));
});

test.each([
  [1, "за 1 день до заезда", "пока до заезда больше 1 дня"],
  [3, "за 3 дня до заезда", "пока до заезда больше 3 дней"],
  [14, "за 14 дней до заезда", "пока до заезда больше 14 дней"],
  [21, "за 21 день до заезда", "пока до заезда больше 21 дня"],
])("%i days before a departure are counted in Russian", (days, near, far) => {
  expect(describeShown({ when: "near-departure", days }, "Europe/Moscow")).toBe(near);
  expect(describeShown({ when: "far-from-departure", days }, "Europe/Moscow")).toBe(far);
});

test("seats have words of their own", () => {
  expect(describeShown({ when: "seats" }, "Europe/Moscow")).toBe("пока есть места");
});
