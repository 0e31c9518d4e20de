import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { benchFolder } from "./folders.ts";
import { runTool } from "./run-tool.ts";

/** A folder of `bench/peers`. */
export type PeerName =
  | "plain-react"
  | "next"
  | "astro"
  | "puck"
  | "puck-render"
  | "lighthouse"
  | "mantine"
  | "react-aria"
  | "base-ui"
  | "radix"
  | "antd"
  | "single-purpose"
  | "validators"
  | "forms";

export const peerFolder = (name: PeerName): string => join(benchFolder, "peers", name);

/**
 * Makes a peer ready: installs its own exact versions once, hands it the blocks of the page, and
 * builds it for production. Peers stand outside the workspace, so that a plain install of the
 * project never fetches them.
 */
export async function preparePeer(name: PeerName, pageBlocks: string): Promise<string> {
  const folder = await installPeer(name);
  await rm(join(folder, "page-blocks"), { recursive: true, force: true });
  await cp(pageBlocks, join(folder, "page-blocks"), { recursive: true });
  await runTool("npx", ["--yes", "pnpm@12", "--ignore-workspace", "run", "build"], {
    folder,
    env: { NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" },
  });
  return folder;
}

/** Installs a peer's own exact versions, once for each lockfile. Answers its folder. */
export async function installPeer(name: PeerName): Promise<string> {
  const folder = peerFolder(name);
  const lockfile = readFileSync(join(folder, "pnpm-lock.yaml"), "utf8");
  const stamp = join(folder, "node_modules", ".installed-lockfile");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockfile) return folder;
  await runTool(
    "npx",
    ["--yes", "pnpm@12", "install", "--ignore-workspace", "--frozen-lockfile", "--ignore-scripts"],
    // Build tools count as development dependencies, which production would leave out.
    { folder, env: { NODE_ENV: "development" } },
  );
  await mkdir(join(folder, "node_modules"), { recursive: true });
  await writeFile(stamp, lockfile);
  return folder;
}
