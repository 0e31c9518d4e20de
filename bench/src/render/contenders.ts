import { join } from "node:path";
import { findFreePort } from "@tour/free-port";
import { preparePeer } from "../stage/peer.ts";
import type { PageAddress } from "./load-page.ts";
import { startPageServer } from "./page-server.ts";
import type { PageServer } from "./page-server.ts";
import { startSite } from "./start-site.ts";
import type { StartSiteOptions } from "./start-site.ts";

/** A page under load: ours or a peer's, rendered at each request or made before. */
export interface Contender {
  title: string;
  server: PageServer;
  address: PageAddress;
  /** As a browser opens it. */
  url: string;
}

export interface ContenderOptions {
  /** Folder that `buildPageBlocks` wrote. */
  pageBlocks: string;
  /** File with the calls that our site makes. */
  callsFile: string;
  say: (line: string) => void;
}

const siteName = "altai";

/** Builds all contenders and starts their servers, one process each. */
export async function startContenders(options: ContenderOptions): Promise<Contender[]> {
  const { pageBlocks, callsFile, say } = options;
  const [cached, fresh, bare] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const [plain, astro, next] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const servers: PageServer[] = [];
  const start = async (server: Parameters<typeof startPageServer>[0]) => {
    const started = await startPageServer(server);
    servers.push(started);
    return started;
  };
  try {
    say("Building plain React");
    const plainFolder = await preparePeer("plain-react", pageBlocks);
    say("Building Astro");
    const astroFolder = await preparePeer("astro", pageBlocks);
    say("Building Next.js");
    const nextFolder = await preparePeer("next", pageBlocks);
    say("Starting the servers");
    const startOwn = async (port: number, cache: StartSiteOptions["cache"]) => {
      const started = await startSite({ port, callsFile, cache });
      servers.push(started);
      return started;
    };
    const cachedSite = await startOwn(cached, "on");
    const freshSite = await startOwn(fresh, "blocks");
    const bareSite = await startOwn(bare, "none");
    const plainServer = await start({
      args: ["dist/server.js"],
      folder: plainFolder,
      port: plain,
      env: { PORT: `${plain}` },
    });
    const astroServer = await start({
      args: ["dist/server/entry.mjs"],
      folder: astroFolder,
      port: astro,
      env: { HOST: "127.0.0.1", PORT: `${astro}` },
    });
    const nextServer = await start({
      args: [join("node_modules", "next", "dist", "bin", "next"), "start", "-p", `${next}`],
      folder: nextFolder,
      port: next,
      env: { NEXT_TELEMETRY_DISABLED: "1" },
    });
    const own = (
      title: string,
      server: PageServer,
      port: number,
      asked: Pick<PageAddress, "encoding"> = {},
    ): Contender => {
      const host = `${siteName}.localhost:${port}`;
      return {
        title,
        server,
        address: { port, path: "/", host, ...asked },
        url: `http://${host}/`,
      };
    };
    const peer = (title: string, server: PageServer, port: number, path = "/"): Contender => ({
      title,
      server,
      address: { port, path },
      url: `http://127.0.0.1:${port}${path}`,
    });
    return [
      own("our site, made anew of kept blocks", freshSite, fresh),
      own("our site, every block rendered", bareSite, bare),
      own("our site, from its cache", cachedSite, cached, { encoding: "br" }),
      peer("plain React, renderToString", plainServer, plain),
      peer("Astro with React, rendered", astroServer, astro),
      peer("Astro with React, prerendered", astroServer, astro, "/prerendered"),
      peer("Next.js, rendered", nextServer, next),
      peer("Next.js, prerendered", nextServer, next, "/prerendered"),
    ];
  } catch (error) {
    await Promise.all(servers.map((server) => server.stop()));
    throw error;
  }
}
