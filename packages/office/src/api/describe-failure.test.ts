import { ApiError } from "@tour/api";
import { expect, test } from "vitest";
import { texts as allTexts } from "../texts/ru.ts";
import { describeFailure } from "./describe-failure.ts";

const texts = allTexts.failure;
const url = "/spa/x";

test("the server's own words are said as they are", () => {
  const body = { message: "Такая почта уже есть", error: "conflict" };
  expect(describeFailure(new ApiError({ status: 409, url, body }))).toBe(body.message);
  const overload = { message: "Сервер перегружен", error: "unavailable" };
  expect(describeFailure(new ApiError({ status: 503, url, body: overload }))).toBe(
    overload.message,
  );
});

test("what could not be reached is said to be out of reach", () => {
  const error = new ApiError({ statusText: "Unreachable", url });
  expect(describeFailure(error)).toBe(texts.offline);
});

test.each([
  [500, "Internal Server Error"],
  [502, "Bad Gateway"],
  [503, ""],
])("a status %i without words is a server that does not answer", (status, statusText) => {
  expect(describeFailure(new ApiError({ status, statusText, url }))).toBe(texts.server);
});

test.each([
  new ApiError({ status: 413, statusText: "Payload Too Large", url }),
  new ApiError({ status: 404, body: { error: "not_found" }, url }),
  new TypeError("Failed to fetch"),
  new Error("A screen could not be loaded"),
  "nothing",
])("%s is not said in English", (error) => {
  expect(describeFailure(error)).toBe(texts.other);
});

test("a sentence that a screen made of a refusal is said", () => {
  expect(describeFailure(new Error("Не хватает документов"))).toBe("Не хватает документов");
});
