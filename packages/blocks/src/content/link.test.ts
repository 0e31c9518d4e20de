import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { PageFacts } from "../page-data/page-data.ts";
import { linkSchema, opensBooking, resolveLink } from "./link.ts";
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

  it("may be incomplete while it has no text", () => {
    expect(v.safeParse(linkSchema, { kind: 2, text: "" }).success).toBe(true);
  });
});

describe("an anchor", () => {
  it("stays on the main page", () => {
    expect(resolveLink({ kind: 1, text: "Туры", anchor: "tours" }, main)).toBe("#tours");
  });

  it("links to the main page from a tour, unless tour pages have the anchor", () => {
    expect(resolveLink({ kind: 1, text: "О нас", anchor: "about" }, tour)).toBe("/#about");
    expect(resolveLink({ kind: 1, text: "Даты", anchor: "dates" }, tour)).toBe("#dates");
  });

  it("links nowhere when no block of the page has it", () => {
    const link: Link = { kind: 1, text: "Туры", anchor: "tours" };
    const bare = { ...main, anchors: ["about"] };
    expect(resolveLink(link, bare)).toBeUndefined();
    expect(resolveLink({ kind: 3, text: "Ехать" }, bare)).toBeUndefined();
    expect(resolveLink(link, { ...bare, isPreview: true })).toBe("/#tours");
  });

  it("links from another page only to a block that the main page has", () => {
    const link: Link = { kind: 1, text: "О нас", anchor: "about" };
    const page = { ...tour, anchors: ["dates"] };
    expect(resolveLink(link, { ...page, mainAnchors: ["about"] })).toBe("/#about");
    expect(resolveLink(link, { ...page, mainAnchors: ["tours"] })).toBeUndefined();
    expect(resolveLink(link, page)).toBe("/#about");
  });

  it("links nowhere without a name", () => {
    expect(resolveLink({ kind: 1, text: "Туры" }, main)).toBeUndefined();
  });
});

describe("booking", () => {
  it("links to the booking page of its tour", () => {
    const href = resolveLink({ kind: 3, text: "Ехать", tour_id: 8 }, tour);
    expect(href).toBe("/beluha-8/booking");
    expect(opensBooking(href)).toHaveProperty("data-books");
    expect(opensBooking("#dates")).toEqual({});
  });

  it("books the tour that it stands on, or leads to its dates when none is free", () => {
    const own = `${tour.path}/booking`;
    expect(resolveLink({ kind: 3, text: "Ехать", tour_id: 7 }, tour)).toBe(own);
    expect(resolveLink({ kind: 3, text: "Ехать", tour_id: null }, tour)).toBe(own);
    const full = { ...tour, canBook: false };
    expect(resolveLink({ kind: 3, text: "Ехать", tour_id: null }, full)).toBe("#dates");
  });

  it("opens over the page of a tour that was made for one request, too", () => {
    const path = "/order/0b0e0f9e-6f6f-4a3a-9b1a-3f0d5c1e2a10/individual-tour";
    const own = { ...tour, path };
    const href = resolveLink({ kind: 3, text: "Ехать", tour_id: null }, own);
    expect(href).toBe(`${path}/booking`);
    expect(opensBooking(href)).toHaveProperty("data-books");
    expect(opensBooking(`${href}?departure=5`)).toHaveProperty("data-books");
    expect(opensBooking("/order/0b0e0f9e/arrival")).toEqual({});
  });

  it("leads to no booking on a site that takes no requests", () => {
    const closed = { ...tour, takesRequests: false };
    expect(resolveLink({ kind: 3, text: "Ехать", tour_id: 8 }, closed)).toBe("/beluha-8");
    expect(resolveLink({ kind: 3, text: "Ехать", tour_id: null }, closed)).toBe("#dates");
  });

  it("links to the list of tours when no tour is chosen, or it is gone", () => {
    expect(resolveLink({ kind: 3, text: "Ехать", tour_id: null }, main)).toBe("#tours");
    expect(resolveLink({ kind: 3, text: "Ехать", tour_id: 99 }, main)).toBe("#tours");
  });
});
