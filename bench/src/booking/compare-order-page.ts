import type { Stage, Table } from "../benchmark.ts";
import { watchPaint } from "../all-blocks/watch-paint.ts";
import { weighEntry } from "../bundle/weigh-entry.ts";
import { weighPage } from "../measure/page-weight.ts";
import { median } from "../measure/quantile.ts";
import { formatKilobytes, formatMilliseconds, formatRatio } from "../report/format-numbers.ts";
import { callApi } from "../stage/call-api.ts";
import type { Demo } from "../stage/demo.ts";
import { guestHeaders } from "./load-booking.ts";
import { nextGuest } from "./prepare-market.ts";

const paintRounds = 5;

interface Offer {
  data: {
    options: { id: string; kind: string }[];
    departures: { id: number; seats_left: number; prices: { option_id: string }[] }[];
    documents: { kind: string; version: number }[];
  };
}

/** The page of a guest's own request beside the page of its tour. */
export async function compareOrderPage(stage: Stage): Promise<Table> {
  const demo = await stage.demo();
  const browser = await stage.browser();
  const { slug, uuid } = await bookOnDemo(demo);
  const pages = { "tour page": `${demo.site}/${slug}`, "/order": `${demo.site}/order/${uuid}` };
  const react = await weighEntry('export { createRoot, hydrateRoot } from "react-dom/client";', {
    external: [],
  });
  const paints: Record<string, number[]> = {};
  // The first round fills the front's memory, and is not counted.
  for (let round = 0; round <= paintRounds; round += 1) {
    stage.say(`Painting, round ${round} of ${paintRounds}`);
    for (const [title, url] of Object.entries(pages)) {
      const { firstPaint } = await watchPaint(browser, url);
      if (round > 0) (paints[title] ??= []).push(firstPaint);
    }
  }
  const base = median(paints["tour page"] ?? []);
  const rows: string[][] = [];
  for (const [title, url] of Object.entries(pages)) {
    const { html, scripts, inlineScripts, scriptFiles, styles } = await weighPage(browser, url);
    const script = scripts + inlineScripts;
    // React comes as files where it comes at all.
    const own = scripts > react.script ? script - react.script : script;
    const paint = median(paints[title] ?? []);
    rows.push([
      ...[title, formatKilobytes(html), formatKilobytes(styles), formatKilobytes(script)],
      ...[formatKilobytes(own), `${scriptFiles}`],
      ...[formatMilliseconds(paint, 0), formatRatio(paint, base)],
    ]);
  }
  return {
    title: "A guest's page of their request, on a slow phone",
    columns: [
      ...["page", "HTML, brotli", "CSS files", "script", "without React", "files"],
      ...["first paint", "to the tour page"],
    ],
    rows,
    notes: [
      "Script is files and inline code after scrolling to the end. The goal is under 40 kB of our own for `/order`, and a first paint no later than the tour page's.",
      `First paint is the median of ${paintRounds} openings with an empty cache, pages in turns: 150 ms there and back, 1.6 Mbit/s, a processor slowed four times.`,
    ],
  };
}

/** Books a date of the demo's first tour that has one, as a guest of its site. */
async function bookOnDemo(demo: Demo): Promise<{ slug: string; uuid: string }> {
  const tours = await callApi<{ data: { id: number; slug: string }[] }>(
    demo,
    "/spa/tours-crm?page=1",
  );
  for (const { id, slug } of tours.data) {
    const { data: offer } = await callApi<Offer>(demo, `/spa/booking-offer?tour_id=${id}`);
    const departure = offer.departures.find(({ seats_left }) => seats_left > 0);
    const adults = offer.options.find(({ kind }) => kind === "person");
    const option = departure?.prices.find((price) => price.option_id === adults?.id)?.option_id;
    if (!departure || !option) continue;
    const { body } = nextGuest({ departure: departure.id, option });
    const consents = offer.documents.map(({ kind, version }) => ({ kind, version }));
    const response = await fetch(`${demo.api}/spa/create-request`, {
      method: "POST",
      headers: { ...guestHeaders(), "site-host": demo.siteHost },
      body: JSON.stringify({ ...body, ...(consents.length > 0 && { consents }) }),
    });
    if (!response.ok) throw new Error(`The demo's booking: ${await response.text()}`);
    const { data } = (await response.json()) as { data: { uuid: string } };
    return { slug, uuid: data.uuid };
  }
  throw new Error("The demo has no date to book");
}
