import { expect, test } from "vitest";
import { findSource } from "./find-source.ts";

const host = "altai.example";
const marketplaceHost = "tours.example:3000";
const from = (referrer: string, search = "") =>
  findSource({ referrer, host, marketplaceHost, query: new URLSearchParams(search) });

test.each([
  ["", "direct"],
  ["no address", "direct"],
  ["https://yandex.ru/", "search"],
  ["https://www.google.com/", "search"],
  ["https://go.mail.ru/search", "search"],
  ["https://duckduckgo.com/", "search"],
  ["https://vk.com/altai", "social"],
  ["https://m.vk.com/", "social"],
  ["https://t.me/altai", "social"],
  ["https://dzen.ru/a/1", "social"],
  ["android-app://org.telegram.messenger/", "social"],
  ["https://tours.example:3000/", "marketplace"],
  ["https://blog.example/best", "other"],
  ["https://notvk.example/", "other"],
  ["https://alexander-ya.example/", "other"],
  ["https://mail.ru/inbox", "other"],
] as const)("%s is %s", (referrer, source) => {
  expect(from(referrer)).toBe(source);
});

test("a page of the same site is no source, of another port it is", () => {
  expect(from("https://altai.example/altay-1001", "utm_source=vk")).toBeNull();
  expect(from("https://altai.example:8080/")).toBe("other");
});

test.each([
  ["utm_source=vk", "social"],
  ["utm_source=Telegram", "social"],
  ["utm_source=yandex", "search"],
  ["utm_source=yandex&utm_medium=cpc", "campaign"],
  ["utm_source=vk&utm_medium=cpm", "campaign"],
  ["utm_source=letter&utm_medium=email", "campaign"],
  ["utm_source=leaflet", "campaign"],
  ["utm_source=", "search"],
] as const)("a mark in the address says more than the page before: %s", (search, source) => {
  expect(from("https://yandex.ru/", search)).toBe(source);
});
