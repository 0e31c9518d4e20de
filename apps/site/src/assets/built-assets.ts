import { readFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { extname, join, normalize, sep } from "node:path";
import { Compressed } from "../compression/compressed.ts";
import type { AssetFile, Assets, CssPart } from "./assets.ts";
import type { AssetList } from "./asset-list.ts";
import { inlineScripts } from "./inline-scripts.ts";
import type { InlineScripts } from "./inline-scripts.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".json": "application/json",
};
const compressible = new Set([".js", ".css", ".svg", ".json"]);

/** The assets of a finished build, from its folder. */
export function readBuiltAssets(folder: string): Assets {
  const list = JSON.parse(readFileSync(join(folder, "assets.json"), "utf8")) as AssetList;
  const readScript = (name: string) => readFileSync(join(folder, `${name}.js`), "utf8").trim();
  const scripts = Object.fromEntries(
    inlineScripts.map((name) => [name, readScript(`${name}-script`)]),
  ) as InlineScripts;
  const arrivalWorker = readScript("arrival-worker");
  const files = new Map<string, Promise<AssetFile | undefined>>();
  const publicFolder = join(folder, "client");

  const open = (path: string): Promise<AssetFile | undefined> => {
    const place = normalize(join(publicFolder, path));
    const type = types[extname(place)];
    if (!place.startsWith(publicFolder + sep) || !type) return Promise.resolve(undefined);
    const known = files.get(path);
    if (known) return known;
    const file = readFile(place).then(
      (body) => ({
        body: new Compressed(body),
        type,
        isCompressible: compressible.has(extname(place)),
      }),
      () => {
        // What is not there is not remembered: made-up addresses must not fill the memory.
        files.delete(path);
        return undefined;
      },
    );
    files.set(path, file);
    return file;
  };

  const readCss = async (name: string): Promise<string> =>
    (await (await open(name))?.body.read())?.toString("utf8").trim() ?? "";

  return {
    build: list.build,
    hydration: list.hydration,
    carousel: list.carousel,
    booking: list.booking,
    bookingCss: () => Promise.all(list.booking.styles.map(readCss)),
    tourists: list.tourists,
    touristsCss: () => Promise.all(list.tourists.styles.map(readCss)),
    streetMap: list.streetMap,
    marketMap: list.marketMap,
    market: list.market,
    preview: list.preview,
    demoui: list.demoui,
    developmentScripts: [],
    scripts: () => scripts,
    arrivalWorker: () => arrivalWorker,
    variantCode: (key) => {
      const code = list.variants[key];
      if (!code) throw new Error(`The build has no variant ${key}`);
      return code;
    },
    variantCss: (key) =>
      Promise.all(
        (list.variants[key]?.styles ?? []).map(async (name): Promise<CssPart> => ({
          name,
          css: await readCss(name),
        })),
      ),
    file: open,
  };
}
