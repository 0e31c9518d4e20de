import { clientCounts, describeKind, measureAll } from "./measure-kinds.ts";
import type { MeasuredKind, Measuring } from "./measure-kinds.ts";
import type { SentRequest } from "./load.ts";
import { startProcess } from "./start-process.ts";
import type { ServingProcess } from "./start-process.ts";
import type { StartRow } from "./scale-tables.ts";

interface Site extends Pick<Measuring, "client" | "say"> {
  /** The site's. */
  program: string;
  /** The API processes that it asks. */
  apis: readonly ServingProcess[];
  hosts: readonly string[];
}

/** What a site's process cost, and what was asked of it. */
interface MeasuredSite {
  kinds: MeasuredKind[];
  start: StartRow;
}

/** As its image sets it. */
const siteMemory = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: `${4 * 1024 ** 2}`,
  MALLOC_TRIM_THRESHOLD_: `${4 * 1024 ** 2}`,
};

/** So many of the pages that were made last are in memory in any case. */
const stillKept = 1000;

/**
 * One process for the sites of many organisers, each host a site: first every main page is made, then
 * those made last are asked for again.
 */
export async function measureSite({
  program,
  apis,
  hosts,
  client,
  say,
}: Site): Promise<MeasuredSite> {
  const site = await startProcess({
    title: `site, ${hosts.length} hosts`,
    program,
    env: {
      API_ORIGIN: apis.map(({ origin }) => origin).join(","),
      TRUSTED_PROXIES: "private",
      ...siteMemory,
    },
    port: "SITE_PORT",
  });
  try {
    const ask = async (title: string, asked: readonly string[]): Promise<MeasuredKind> => {
      const by: MeasuredKind["by"] = new Map();
      for (const [part, clients] of clientCounts.entries()) {
        const own = asked.filter((_, at) => at % clientCounts.length === part);
        const measuring = { client, asked: [site], processes: [site, ...apis] };
        by.set(clients, await measureAll({ requests: own.map(mainPageOf), clients }, measuring));
      }
      say(describeKind({ title, by }));
      return { title, by };
    };
    const made = await ask("main page of a site, made", hosts);
    // The last clients made each second page, after all others.
    const madeLast = hosts.filter((_, at) => at % clientCounts.length === clientCounts.length - 1);
    const again = await ask("main page of a site, again", madeLast.slice(-stillKept));
    const kinds = [made, again];
    return { kinds, start: { ...site, memory: await site.readMemory() } };
  } finally {
    await site.stop();
  }
}

const mainPageOf = (host: string): SentRequest => ({
  method: "GET",
  path: "/",
  headers: { host, "accept-encoding": "br" },
});
