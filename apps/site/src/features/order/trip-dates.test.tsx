import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fakeDates, fakeOrder } from "../../../test/fake-order.ts";
import { MovePage } from "./move-page.tsx";
import { ChoosePart } from "./choose-part.tsx";
import { OrderPage } from "./order-page.tsx";

const [nearest = null] = fakeDates().dates;
const request = fakeOrder({ choose_until: "2030-01-03T09:00:00Z" });
const about = {
  organizer: null,
  messages: [],
  draft: { text: "", key: "", problem: "" } as never,
  refusedConsents: null,
  nearest: null,
  tourAddress: null,
  individualAddress: null,
};

/** The new year has begun in Barnaul an hour after the first of these instants; in UTC it has not. */
const [before, after] = ["2029-12-31T16:59:00Z", "2029-12-31T17:01:00Z"].map(Date.parse) as [
  number,
  number,
];

test.each<[page: string, dates: string, show: (now: number) => ReactNode]>([
  [
    "a request's page",
    "10–18 июля",
    (now) => <OrderPage request={{ ...request, choose_until: null }} {...about} now={now} />,
  ],
  [
    "the page of a move",
    "10–18 июля",
    (now) => <MovePage request={request} dates={fakeDates()} problems={[]} now={now} />,
  ],
  [
    "the offer of another date",
    "2–10 августа",
    (now) => <ChoosePart request={request} nearest={nearest} now={now} />,
  ],
])("near midnight %s names the year by the clocks of the tour's zone", (_, dates, show) => {
  const read = (now: number) => renderToStaticMarkup(show(now)).replaceAll("\u00a0", " ");
  expect(read(before)).toContain(`${dates} 2030`);
  expect(read(after)).toContain(dates);
  expect(read(after)).not.toContain(`${dates} 2030`);
});
