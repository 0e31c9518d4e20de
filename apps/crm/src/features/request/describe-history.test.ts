import { expect, test } from "vitest";
import { describeHistory } from "./describe-history.ts";

const at = (minute: number) => `2026-11-23T10:${minute}:00.000Z`;

test("steps and emails stand in the order in which they happened, in plain words", () => {
  const lines = describeHistory({
    history: [
      { from: null, to: 1, actor: "visitor", reason: "", at: at(10) },
      { from: 1, to: 2, actor: "organizer", reason: "", at: at(20) },
      { from: 2, to: 6, actor: "organizer", reason: "Дорогу размыло", at: at(30) },
    ],
    emails: [
      { kind: "confirmed", to: "guest", at: at(21) },
      { kind: "asked", to: "organizer", at: at(11) },
    ],
  });
  expect(lines.map(({ text, words, isEmail }) => [text, words, isEmail])).toEqual([
    ["Гость оставил заявку", "", false],
    ["Письмо вам: новая заявка", "", true],
    ["Заявку подтвердили", "", false],
    ["Письмо гостю: заявка подтверждена, ждём предоплату", "", true],
    ["Организатор отменил заявку", "Дорогу размыло", false],
  ]);
});

test("a request that waited and was refused is declined, and a deadline needs no reason", () => {
  const textsOf = (to: 6 | 7, actor: "organizer" | "system") =>
    describeHistory({
      history: [{ from: 1, to, actor, reason: "Группа собрана", at: at(10) }],
      emails: [],
    }).map(({ text, words }) => [text, words]);
  expect(textsOf(6, "organizer")).toEqual([["Организатор отклонил заявку", "Группа собрана"]]);
  expect(textsOf(7, "system")).toEqual([["Время вышло, заявка закрылась", ""]]);
});

test("a move names the dates, and who moved it", () => {
  const dates = (month: string) => ({
    start_date: `2027-${month}-01`,
    end_date: `2027-${month}-03`,
  });
  const moved = { from: dates("05"), to: dates("06") };
  const textOf = (actor: "visitor" | "organizer") =>
    describeHistory({
      history: [{ from: 3, to: 3, actor, reason: "", moved, at: at(10) }],
      emails: [],
    })[0]!.text;
  expect(textOf("visitor")).toBe("Гость перенёс заявку: с 1–3\u00a0мая на 1–3\u00a0июня");
  expect(textOf("organizer")).toBe("Заявку перенесли: с 1–3\u00a0мая на 1–3\u00a0июня");
});
