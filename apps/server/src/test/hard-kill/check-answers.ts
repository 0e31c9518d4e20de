import type { Block } from "@tour/api";
import { expect } from "vitest";
import type { Business } from "./found-business.ts";
import type { Counter, Ledger } from "./ledger.ts";
import type { Api } from "./write-all.ts";

interface Served {
  business: Business;
  ledger: Ledger;
  organizer: Api;
  visitor: Api;
  /** Address of the server, without a slash at its end. */
  origin: string;
}

/** What the server says after it came back: all that it confirmed, and nothing by halves. */
export async function checkAnswers(served: Served): Promise<void> {
  const { business, ledger, organizer, visitor } = served;
  const query = { organizer_id: business.organizerId };
  for (const type of ["main", "tour"] as const) {
    const page = await organizer.getPage({ query: { ...query, type } });
    requireNumber(ledger, type, numberOf(page.data.blocks));
    const shown = await visitor.customPage({ query: { type } });
    expect(numberOf(shown.data.blocks)).toBeLessThanOrEqual(ledger.sent[type]);
    await requirePictures(served, [...page.data.blocks, ...shown.data.blocks]);
  }
  const policy = await organizer.getDocument({ query: { ...query, type: "policy" } });
  requireNumber(ledger, "policy", Number(/№ (\d+)/.exec(policy.data.html)?.[1] ?? 0));

  const own = { ...query, id: business.tourId };
  const { data: tour } = await organizer.viewTour({ query: own });
  requireNumber(ledger, "tourTitle", Number(/\d+/.exec(tour.fields.title)?.[0] ?? 0));
  const found = await visitor.toursPage({ query: { q: tour.fields.title } });
  expect(found.data.map(({ title }) => title)).toContain(tour.fields.title);

  const versions = await organizer.pageVersions({ query: { ...query, type: "main" } });
  const latest = versions.data.find(({ is_current }) => is_current)?.version ?? 0;
  const maxVersion = Math.max(...versions.data.map(({ version }) => version), 0);
  expect(latest).toBe(maxVersion);

  for (const id of ledger.departures.slice(-3)) {
    expect((await organizer.viewDeparture({ query: { ...query, id } })).data.id).toBe(id);
  }
}

/** Every one of these addresses shows a picture. */
export async function requireShown(origin: string, addresses: Iterable<string>): Promise<void> {
  for (const address of new Set(addresses)) {
    const { status } = await fetch(origin + address.replace("{size}", "250x300"));
    expect([address, status]).toEqual([address, 200]);
  }
}

const requirePictures = ({ origin }: Served, blocks: Block[]) =>
  requireShown(
    origin,
    blocks.flatMap(
      ({ content }) => JSON.stringify(content).match(/\/media\/[\w-]{22}\/\{size\}/g) ?? [],
    ),
  );

/** What was confirmed is there; what was not may be. */
function requireNumber({ sent, confirmed }: Ledger, counter: Counter, found: number): void {
  expect([counter, found]).toEqual([counter, expect.any(Number)]);
  expect(found, counter).toBeGreaterThanOrEqual(confirmed[counter]);
  expect(found, counter).toBeLessThanOrEqual(sent[counter]);
}

/** The one number of a page's blocks; 0 for a page that was not saved yet. */
function numberOf(blocks: Block[]): number {
  const titles = blocks
    .filter(({ id }) => ["a", "b", "c"].includes(id))
    .map(({ content }) => String((content as { title?: unknown }).title));
  expect(new Set(titles).size).toBeLessThanOrEqual(1);
  return Number(/№ (\d+)/.exec(titles[0] ?? "")?.[1] ?? 0);
}
