import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fakeTourists } from "../../../test/fake-tourists.ts";
import { TouristsPage } from "./tourists-page.tsx";

test("near midnight the tourists' page names the year by the clocks of the tour's zone", () => {
  const read = (now: string) =>
    renderToStaticMarkup(
      <TouristsPage
        info={fakeTourists()}
        html=""
        json="{}"
        tourAddress={null}
        now={Date.parse(now)}
      />,
    ).replaceAll("\u00a0", " ");
  expect(read("2029-12-31T16:59:00Z")).toContain("10–18 июля 2030");
  // The new year has begun in Barnaul; in UTC it has not.
  expect(read("2029-12-31T17:01:00Z")).toMatch(/10–18 июля(?! 2030)/);
});
