import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { PageFacts } from "../page-data/page-data.ts";
import { linkSchema, resolveLink } from "./link.ts";
import type { Link } from "./link.ts";

const main: PageFacts = {
  type: "main",
  siteName: "Тропа",
  path: "/",
  tourPaths: { 7: "/ozera-7", 8: "/beluha-8" },
  today: "2027-03-01",
};
const tour: PageFacts = { ...main, type: "tour", path: "/ozera-7" };

const external = (url: string): Link => ({ kind: 2, text: "Туда", url });

describe("a link to another site", () => {
  it.each(["https://example.org", "/agreement", "mailto:a@b.ru", "tel:+79991234567"])(
    "leads to %s",
    (url) => {
      expect(v.safeParse(linkSchema, external(url)).success).toBe(true);
      expect(resolveLink(external(url), main)).toBe(url);
    },
  );

  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "vbscript:x",
    "",
  ])("is refused for %j, with a message at the address", (url) => {
    const { issues } = v.safeParse(linkSchema, external(url));
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(["url"]);
    expect(resolveLink(external(url), main)).toBeUndefined();
  });

  it("may be unfinished while it has no words", () => {
    expect(v.safeParse(linkSchema, { kind: 2, text: "" }).success).toBe(true);
  });
});

describe("an anchor", () => {
  it("stays on the main page", () => {
    expect(resolveLink({ kind: 1, text: "Туры", anchor: "tours" }, main)).toBe("#tours");
  });

  it("leads back to the main page from a tour, unless tour pages have it", () => {
    expect(resolveLink({ kind: 1, text: "О нас", anchor: "about" }, tour)).toBe("/#about");
    expect(resolveLink({ kind: 1, text: "Даты", anchor: "dates" }, tour)).toBe("#dates");
  });

  it("leads nowhere without a name", () => {
    expect(resolveLink({ kind: 1, text: "Туры" }, main)).toBeUndefined();
  });
});

describe("booking", () => {
  it("leads to the dates of its tour", () => {
    expect(resolveLink({ kind: 3, text: "Ехать", tour_id: 8 }, tour)).toBe("/beluha-8#dates");
  });

  it("stays on the page of the tour that it stands on", () => {
    expect(resolveLink({ kind: 3, text: "Ехать", tour_id: 7 }, tour)).toBe("#dates");
    expect(resolveLink({ kind: 3, text: "Ехать", tour_id: null }, tour)).toBe("#dates");
  });

  it("leads to the list of tours when no tour is meant, or it is gone", () => {
    expect(resolveLink({ kind: 3, text: "Ехать", tour_id: null }, main)).toBe("#tours");
    expect(resolveLink({ kind: 3, text: "Ехать", tour_id: 99 }, main)).toBe("#tours");
  });
});
