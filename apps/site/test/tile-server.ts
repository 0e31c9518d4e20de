import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { streetData } from "./street-data.ts";

export interface TileServer {
  origin: string;
  /** The address of its description. */
  tiles: string;
  /** Paths that were asked for, oldest first. */
  asked: string[];
  /** What fails: tiles, or their description as well. */
  isDown: "no" | "tiles" | "all";
  stop: () => Promise<void>;
}

interface TileServerOptions {
  /** What the tiles' owner wants to be named by. */
  attribution?: string;
}

/** Tiles by the schema of OpenMapTiles round two places, cut while they are asked for. */
export async function startTileServer({
  attribution,
}: TileServerOptions = {}): Promise<TileServer> {
  const indices = Object.entries(streetData()).map(
    ([layer, features]) =>
      [
        layer,
        new GeoJSONVT({ type: "FeatureCollection", features }, { maxZoom: 14, indexMaxZoom: 4 }),
      ] as const,
  );
  const running: TileServer = {
    origin: "",
    tiles: "",
    asked: [],
    isDown: "no",
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://tiles");
    running.asked.push(pathname);
    const headers = { "access-control-allow-origin": "*" };
    const isDescription = pathname === "/streets.json";
    const isDown = running.isDown === "all" || (running.isDown === "tiles" && !isDescription);
    if (isDown) return response.writeHead(503, headers).end();
    if (isDescription) {
      response.writeHead(200, { ...headers, "content-type": "application/json" });
      const tiles = [`${running.origin}/{z}/{x}/{y}.pbf`];
      response.end(
        JSON.stringify({ tilejson: "3.0.0", tiles, minzoom: 0, maxzoom: 14, attribution }),
      );
      return;
    }
    const [z = 0, x = 0, y = 0] = pathname.match(/\d+/g)?.map(Number) ?? [];
    const layers = indices.flatMap(([layer, index]) => {
      const tile = index.getTile(z, x, y);
      return tile ? [[layer, tile] as const] : [];
    });
    response.writeHead(200, { ...headers, "content-type": "application/x-protobuf" });
    response.end(fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4096 }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  running.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  running.tiles = `${running.origin}/streets.json`;
  return running;
}
