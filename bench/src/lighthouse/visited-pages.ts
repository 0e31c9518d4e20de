import { once } from "node:events";
import type { Server } from "node:http";
import { findFreePort } from "@tour/free-port";
import type { Stage } from "../benchmark.ts";
import { callApi } from "../stage/call-api.ts";
import type { Demo } from "../stage/demo.ts";
import { startFront } from "../stage/front.ts";
import { takeFirstScreen } from "./take-first-screen.ts";
import { waitForPictures } from "./wait-for-pictures.ts";

/** A page that visitors open, and the same as a bare static page of its first screen. */
export interface VisitedPage {
  title: string;
  url: string;
  bareUrl: string;
}

/** The demo's main page, a tour's page, and the marketplace; `close` ends what serves them. */
export async function openVisitedPages(
  stage: Stage,
  demo: Demo,
): Promise<{ pages: VisitedPage[]; close: () => Promise<void> }> {
  const tours = await callApi<{ data: { slug: string }[] }>(demo, "/spa/tours-crm?page=1");
  const slug = tours.data[0]?.slug;
  if (!slug) throw new Error("The demo has no tour");
  stage.say("Waiting until the pictures are made that a published site has");
  await waitForPictures(demo, ["/spa/custom-page?type=main", `/spa/tour?slug=${slug}`]);
  const wanted = [
    { title: "main page", origin: demo.site, path: "/" },
    { title: "tour page", origin: demo.site, path: `/${slug}` },
    { title: "marketplace", origin: demo.marketplace, path: "/tours" },
  ];
  const fronts: Server[] = [];
  const browser = await stage.browser();
  const serve = async (origin: string, instead?: { path: string; html: string }) => {
    const { hostname, port: pagePort, host } = new URL(origin);
    const port = await findFreePort();
    const fonts = `http://127.0.0.1:${pagePort}`;
    fronts.push(
      await startFront({
        ...{ port, pagePort: Number(pagePort), media: demo.api, fonts, host },
        ...(instead && { instead }),
      }),
    );
    return `http://${hostname}:${port}`;
  };
  const pages: VisitedPage[] = [];
  for (const { title, origin, path } of wanted) {
    const html = await takeFirstScreen(browser, origin + path);
    const [front, bareFront] = [await serve(origin), await serve(origin, { path, html })];
    pages.push({ title, url: front + path, bareUrl: bareFront + path });
  }
  return { pages, close: () => closeAll(fronts) };
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  const closed = servers.map((server) => once(server.close(), "close"));
  for (const server of servers) server.closeAllConnections();
  await Promise.all(closed);
}
