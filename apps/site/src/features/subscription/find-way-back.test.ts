import { expect, test } from "vitest";
import { findWayBack, sentOfSearch, sentOfTour } from "./find-way-back.ts";

const read = (address: string, isMarketplace: boolean) =>
  findWayBack({ isMarketplace, query: new URL(address, "http://localhost").searchParams });

test("the way back leads to what was subscribed to, and to its form", () => {
  const path = "/tours?direction=%D0%90%D0%BB%D1%82%D0%B0%D0%B9&price=50000";
  const form = path.replace("/tours", "/subscribe");
  expect(read(sentOfSearch(path), true)).toEqual({ to: "list", path, form });
  const tour = { to: "tour", path: "/altai", form: "/altai/subscribe" };
  expect(read(sentOfTour("altai"), false)).toEqual(tour);
});

test("an address that somebody made up leads nowhere else", () => {
  const home = { to: "home", path: "/", form: null };
  for (const slug of ["", "//evil.example", "../order"]) {
    expect(read(sentOfTour(slug), false)).toEqual(home);
  }
  expect(read("/subscription/sent", true)).toEqual({ to: "list", path: "/tours", form: null });
});
