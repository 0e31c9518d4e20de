import { expect, test } from "vitest";
import { readEnv } from "../../../platform/env/env.ts";
import { readCustomDomain, readProvidedName, showHost } from "./domain-name.ts";

const env = readEnv({
  PROVIDED_DOMAIN: "tours.ru",
  SITE_ORIGIN: "https://tours.ru",
  BUILDER_ORIGIN: "https://builder.tours.dev",
  DOMAIN_TARGET: "sites.hosting.net",
});

test.each([
  ["Altai-Tour.RU", "altai-tour.ru"],
  [" https://www.altai.ru/tours?x=1#y ", "www.altai.ru"],
  ["алтай-тур.рф", "xn----7sba0bi7akdj.xn--p1ai"],
  ["АЛТАЙ.рф", "xn--80aa1ag9a.xn--p1ai"],
  ["altai.ru.", "altai.ru"],
])("%s is stored as %s", (typed, name) => {
  expect(readCustomDomain(typed, env)).toEqual({ name });
});

test.each([
  ...["", "altai", "altai..ru", "-altai.ru", "al tai.ru", "altai.ru:8080", "user@altai.ru"],
  ...["127.0.0.1", "[::1]", "0x7f.1", "2130706433", "altai.123", `${"a".repeat(64)}.ru`, "*.ru"],
  ...[`${"a.".repeat(130)}ru`, "altai_tour.ru", "алтай.\u0000рф"],
])("%s is not a domain", (typed) => {
  expect(readCustomDomain(typed, env)).toEqual({ reason: "malformed" });
});

test.each([
  ...["tours.ru", "altai.tours.ru", "builder.tours.dev", "x.sites.hosting.net"],
  ...["altai.localhost", "printer.local", "altai.test", "1.0.0.127.in-addr.arpa"],
])("%s is reserved", (typed) => {
  expect(readCustomDomain(typed, env)).toEqual({ reason: "reserved" });
});

test.each([
  ["Altai", { name: "altai" }],
  ["altai.tours.ru", { name: "altai" }],
  ["алтай", { name: "xn--80aa1ag9a" }],
  ["a", { reason: "malformed" }],
  ["al.tai", { reason: "malformed" }],
  ["-altai", { reason: "malformed" }],
  ["ab--altai", { reason: "malformed" }],
  ["аltai", { reason: "malformed" }],
  ["API", { reason: "reserved" }],
  ["www", { reason: "reserved" }],
])("the subdomain %s gives %o", (typed, expected) => {
  expect(readProvidedName(typed, env)).toEqual(expected);
});

test("a host is shown in its own script, unless it mixes alphabets", () => {
  expect(showHost("xn--80aa1ag9a.xn--p1ai")).toBe("алтай.рф");
  expect(showHost("xn--80aa1ag9a.localhost:3000")).toBe("алтай.localhost:3000");
  expect(showHost("altai.ru")).toBe("altai.ru");
  expect(showHost("xn--ltai-43d.ru")).toBe("xn--ltai-43d.ru");
});
