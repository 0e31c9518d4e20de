import type { EnvironmentModuleNode, ViteDevServer } from "vite";
import type { Assets, CssPart } from "../src/assets/assets.ts";
import { buildInlineScript } from "./inline-script.ts";
import { preamblePath } from "./react-preamble.ts";
import { listVariantFiles } from "./variant-files.ts";
import { inlineScripts } from "../src/assets/inline-scripts.ts";
import type { InlineScripts } from "../src/assets/inline-scripts.ts";

const fileUrl = (file: string) => `/@fs${file}`;

/** The assets of development: modules from Vite's server, CSS from what the server has loaded. */
export function createDevAssets(vite: ViteDevServer, fonts: Assets["file"]): Assets {
  const fileOf = (key: string) => {
    const file = listVariantFiles().get(key);
    if (!file) throw new Error(`No variant ${key}: run pnpm generate`);
    return file;
  };
  const cssOf = async (path: string) => {
    const file = vite.config.root + path;
    await vite.ssrLoadModule(file);
    return (await collectCss(vite, file)).map(({ css }) => css);
  };
  return {
    build: "development",
    hydration: { script: "/src/islands/hydrate-island.tsx", imports: [] },
    carousel: { script: "/src/islands/start-carousel.ts", imports: [] },
    booking: { script: "/src/features/booking/start-booking.tsx", imports: [], styles: [] },
    bookingCss: () => cssOf("/src/features/booking/start-booking.tsx"),
    tourists: { script: "/src/features/tourists/start-tourists.tsx", imports: [] },
    touristsCss: () => cssOf("/src/features/tourists/start-tourists.tsx"),
    streetMap: { script: "/src/street-map/show-street-map.ts", imports: [], styles: [] },
    marketMap: {
      script: "/src/features/marketplace/map/live/show-market-map.ts",
      imports: [],
      styles: [],
    },
    market: { script: "/src/features/marketplace/live/start-market.ts", imports: [] },
    preview: { script: "/src/features/preview/tour-view.tsx", imports: [], styles: [] },
    demoui: { script: "/src/features/demoui/demoui.tsx", imports: [], styles: [] },
    developmentScripts: ["/@vite/client", preamblePath],
    scripts: async () => {
      const made = inlineScripts.map(
        async (name) => [name, await buildInlineScript(`${name}-script`)] as const,
      );
      return Object.fromEntries(await Promise.all(made)) as InlineScripts;
    },
    arrivalWorker: () => buildInlineScript("arrival-worker"),
    variantCode: (key) => ({ script: fileUrl(fileOf(key)), imports: [] }),
    variantCss: async (key) => {
      const file = fileOf(key);
      await vite.ssrLoadModule(file);
      return collectCss(vite, file);
    },
    file: fonts,
  };
}

/** CSS of a module and of everything that it imports, dependencies first. */
async function collectCss(vite: ViteDevServer, file: string): Promise<CssPart[]> {
  const graph = vite.environments.ssr.moduleGraph;
  const seen = new Set<EnvironmentModuleNode>();
  const found: string[] = [];
  for (const module of graph.getModulesByFile(file) ?? []) visit(module);
  return Promise.all(
    found.map(async (name) => {
      const { default: css } = await vite.ssrLoadModule(`${name}?inline`);
      return { name, css: String(css) };
    }),
  );

  function visit(module: EnvironmentModuleNode) {
    if (seen.has(module)) return;
    seen.add(module);
    module.importedModules.forEach(visit);
    if (module.file?.endsWith(".css") && !module.url.includes("?")) found.push(module.file);
  }
}
