import { mkdir, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { findFreePort } from "@tour/free-port";
import { buildPageBlocks } from "../page-blocks/build-page-blocks.ts";
import { readRecordedPage, recordTourCalls } from "../page-blocks/record-page.ts";
import type { RecordedCalls } from "../page-blocks/record-page.ts";
import type { PageAddress } from "../render/load-page.ts";
import { startPageServer } from "../render/page-server.ts";
import type { PageServer } from "../render/page-server.ts";
import { startSite } from "../render/start-site.ts";
import { demoOrganizer } from "../stage/demo.ts";
import type { Demo } from "../stage/demo.ts";
import { workFolder } from "../stage/folders.ts";
import { preparePeer } from "../stage/peer.ts";
import type { PeerName } from "../stage/peer.ts";
import { composeBlocks, withBlocks } from "./compose-calls.ts";
import type { PageKind } from "./compose-calls.ts";
import { startFront } from "../stage/front.ts";

/** A page of blocks, by us or by a peer. */
export interface MeasuredPage {
  title: string;
  server: PageServer;
  /** The page's own server, for its rendering. */
  address: PageAddress;
  /** As a browser opens it: through the front that all share. */
  url: string;
  front: Server;
}

interface Peer {
  title: string;
  name: PeerName;
  args: (port: number) => string[];
  env?: Record<string, string>;
}

const peers: readonly Peer[] = [
  { title: "plain React, renderToString", name: "plain-react", args: () => ["dist/server.js"] },
  { title: "Puck's Render", name: "puck-render", args: () => ["dist/server.js"] },
  {
    title: "Next.js",
    name: "next",
    args: (port) => [join("node_modules/next/dist/bin/next"), "start", "-p", `${port}`],
    env: { NEXT_TELEMETRY_DISABLED: "1" },
  },
];

/** Builds and starts everything; the pages of our own come first. */
export async function startPages(demo: Demo, say: (line: string) => void): Promise<MeasuredPage[]> {
  const { calls, path } = await recordTourCalls(demo);
  const pages: MeasuredPage[] = [];
  const open = async (title: string, path: string, start: Start, siteName?: string) => {
    const [port, pagePort] = [await findFreePort(), await findFreePort()];
    const server = await start(pagePort);
    const name = siteName ? `${siteName}.localhost` : "127.0.0.1";
    const host = siteName && `${name}:${port}`;
    // The first page is ours, and its server has the fonts of all.
    const fonts = `http://127.0.0.1:${pages[0]?.address.port ?? pagePort}`;
    const front = await startFront({ port, pagePort, media: demo.api, fonts, host });
    const address = { port: pagePort, path, ...(host && { host }) };
    pages.push({ title, server, front, address, url: `http://${name}:${port}${path}` });
  };
  try {
    for (const kind of pageKinds) {
      const callsFile = await writeCalls(calls, kind);
      const start = (port: number) => startSite({ port, callsFile, cache: "none" });
      await open(titles[kind](composeBlocks(kind).length), path, start, demoOrganizer);
    }
    const recorded = readRecordedPage(withBlocks(calls, composeBlocks("first")));
    const pageBlocks = await buildPageBlocks(recorded);
    for (const { title, name, args, env = {} } of peers) {
      say(`Building ${title}`);
      const folder = await preparePeer(name, pageBlocks);
      const start = (port: number) =>
        startPageServer({ args: args(port), folder, port, env: { PORT: `${port}`, ...env } });
      await open(title, "/", start);
    }
    return pages;
  } catch (error) {
    await stopPages(pages);
    throw error;
  }
}

type Start = (port: number) => Promise<PageServer>;

const pageKinds = ["first", "interactive", "static"] as const;

const titles: Record<PageKind, (count: number) => string> = {
  first: (count) => `our site, all ${count} types`,
  interactive: (count) => `our site, ${count} types, behaviour wherever there is`,
  static: (count) => `our site, ${count} types, no behaviour`,
};

async function writeCalls(calls: RecordedCalls, kind: PageKind): Promise<string> {
  await mkdir(workFolder, { recursive: true });
  const file = join(workFolder, `calls-${kind}.json`);
  await writeFile(file, JSON.stringify(withBlocks(calls, composeBlocks(kind))));
  return file;
}

export async function stopPages(pages: readonly MeasuredPage[]): Promise<void> {
  await Promise.all(
    pages.map(async ({ server, front }) => {
      front.close();
      front.closeAllConnections();
      await server.stop();
    }),
  );
}
