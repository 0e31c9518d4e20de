import { expect, test } from "vitest";
import { makeSamplePage } from "../../sample/sample-page.ts";
import { describeQuestions } from "./describe-questions.ts";

test("questions with an answer are described, in plain text", () => {
  const said = describeQuestions(makeSamplePage("tour"), [
    { question: "Что взять?", html: "<p>Дождевик&nbsp;и</p><ul><li>флис</li></ul>", at: "items.0" },
    { question: "Далеко?", text: " Десять километров " },
    { question: "Без ответа?", html: "<p> </p>", at: "items.1" },
  ]);
  expect(said).toMatchObject([
    {
      "@type": "FAQPage",
      "@id": "http://tropa.localhost:3000/tour-1#questions",
      mainEntity: [
        { name: "Что взять?", acceptedAnswer: { text: "Дождевик и флис" } },
        { name: "Далеко?", acceptedAnswer: { text: "Десять километров" } },
      ],
    },
  ]);
  expect(said[0]?.mainEntity).toHaveLength(2);
});

test("questions without any answer are not described", () => {
  expect(describeQuestions(makeSamplePage("main"), [{ question: "А?", text: "" }])).toEqual([]);
});
