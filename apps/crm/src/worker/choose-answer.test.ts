import { expect, test } from "vitest";
import { chooseAnswer } from "./choose-answer.ts";

const origin = "https://office.example";
const choose = (path: string, mode = "cors", method = "GET") =>
  chooseAnswer({ url: new URL(path, origin).href, mode, method }, origin);

test("a screen is answered with the page, a file of a build with itself", () => {
  expect(choose("/crm/7/my-departures?x=1", "navigate")).toBe("page");
  expect(choose("/crm/", "navigate")).toBe("page");
  expect(choose("/crm/assets/index-1.js")).toBe("file");
});

test("calls are never the worker's, however they are made, nor is what is not below /crm", () => {
  for (const path of [
    "/crm/api/account",
    "/crm/api/departure/guide-sheet?id=1",
    "/crm/api/constructor/site-events",
  ]) {
    expect([choose(path), choose(path, "navigate")], path).toEqual([null, null]);
  }
  for (const path of ["/auth/account", "/", "/crmx/assets/a.js", "/assets/a.js", "/media/a"]) {
    expect([choose(path), choose(path, "navigate")], path).toEqual([null, null]);
  }
  expect(choose("https://other.example/crm/assets/a.js")).toBeNull();
  expect(choose("/crm/7/requests", "navigate", "POST")).toBeNull();
  expect(choose("/crm/latest-build.json")).toBeNull();
});
