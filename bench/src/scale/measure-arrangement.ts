import { askServer } from "@tour/test-postgres";
import { addDepartures } from "../booking/prepare-market.ts";
import { stopAll } from "./arrangements.ts";
import type { Arrangement, Shared } from "./arrangements.ts";
import { clientCounts, measureKinds, sentEachTime } from "./measure-kinds.ts";
import { measureSite } from "./measure-site.ts";
import type { Offered } from "../booking/prepare-market.ts";
import { bookingKind, publicationKind, searchKinds, siteKinds } from "./scale-requests.ts";
import type { Consent } from "./scale-requests.ts";
import type { ArrangementResult } from "./scale-tables.ts";
import type { Client } from "./start-client.ts";
import { timeChanges } from "./time-changes.ts";
import type { Editor } from "./time-changes.ts";

export interface Measuring {
  shared: Shared;
  client: Client;
  editor: Editor;
  /** The last tour that is none of the marketplace's many. */
  afterTour: number;
  say: (line: string) => void;
}

/** So many sites are asked for in turn. */
const askedSites = 500;
/** And so many are served by one process for sites. */
const servedSites = 5000;
/** Guests want one of so many dates. */
const offeredDates = 500;

/** Starts an arrangement, asks it for everything, and ends it. */
export async function measureArrangement(
  arrangement: Arrangement,
  measuring: Measuring,
): Promise<Omit<ArrangementResult, "hasGoals">> {
  const { shared, client, editor, afterTour } = measuring;
  const say = (line: string) => measuring.say(`${arrangement.title}: ${line}`);
  const hosts = await listHosts(shared.primaryUrl, editor.host);
  const offered = await addDepartures(shared.primaryUrl, offeredDates, afterTour);
  say("starting");
  const { asked, all, earlier } = await arrangement.start(shared);
  try {
    const consents = await readConsents(shared.primaryUrl, asked[0]!.origin, offered[0]!);
    const length = clientCounts.length * sentEachTime;
    const bookings = bookingKind({ offered, consents, length });
    const reading = [...searchKinds(), ...siteKinds(hosts.slice(0, askedSites))];
    const ask = { client, asked, processes: all, say };
    const kinds = await measureKinds(reading, ask);
    const site = await measureSite({
      program: shared.siteProgram,
      apis: asked,
      hosts,
      client,
      say,
    });
    say("changing");
    const [at, seenAt] = [asked[0]!.origin, asked.at(-1)!.origin];
    const seen = await timeChanges({ at, seenAt }, editor);
    // What they leave to be done would disturb the others.
    const [, ...writing] = await measureKinds([publicationKind(editor), bookings], ask);
    const starts = [...earlier];
    for (const one of all) starts.push({ ...one, memory: await one.readMemory() });
    starts.push(site.start);
    const measured = [...kinds, ...site.kinds, ...writing];
    return { title: arrangement.title, kinds: measured, starts, seen };
  } finally {
    await stopAll(all);
  }
}

/** Hosts of published sites, as the one that is known is made of its name. */
async function listHosts(url: string, host: string): Promise<string[]> {
  const domain = host.slice(host.indexOf(".") + 1);
  const sites = await askServer<{ name: string }>(
    url,
    `select name from sites where current_manifest_id is not null order by id desc limit ${servedSites}`,
  );
  return sites.map(({ name }) => `${name}.${domain}`);
}

/** What the marketplace has its guests agree to: the same of every tour. */
async function readConsents(
  url: string,
  origin: string,
  { departure }: Offered,
): Promise<Consent[]> {
  const [row] = await askServer<{ tour: number }>(
    url,
    `select tour_id as tour from departures where id = ${departure}`,
  );
  const answer = await fetch(`${origin}/spa/booking-offer?tour_id=${row!.tour}`, {
    headers: { "user-role": "visitor" },
  });
  if (!answer.ok) throw new Error(`The offer of a tour: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { documents: Consent[] } };
  return data.documents.map(({ kind, version }) => ({ kind, version }));
}
