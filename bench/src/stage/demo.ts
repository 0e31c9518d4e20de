import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { readToday } from "@tour/dates";
import { findFreePort } from "@tour/free-port";
import { startApps } from "@tour/run/start-apps";
import { appFolder, workFolder } from "./folders.ts";

/** The organiser whose site is measured; the demo seed makes it. */
export const demoOrganizer = "altai";

export interface Demo {
  builder: string;
  /** Origin of the organiser's site, as a browser opens it. */
  site: string;
  /** Origin of the marketplace. */
  marketplace: string;
  /** Its host with the port, as the API host is asked for it. */
  siteHost: string;
  /** Origin of the API host. */
  api: string;
  stop: () => Promise<void>;
}

const dataFolder = join(workFolder, "demo");

/**
 * Starts the built apps on demo data of the bench's own. Drawing its pictures takes a minute
 * or two, so that it is kept for the next run of the same day on the same build.
 */
export async function startDemo(): Promise<Demo> {
  const name = `${readToday("UTC")}-${hashServer()}`;
  await removeOthers(name);
  const ports = {
    server: await findFreePort(),
    site: await findFreePort(),
    builder: await findFreePort(),
    crm: await findFreePort(),
  };
  // A bundle that was made in this process says production, where secrets of one's own are needed.
  const env = { NODE_ENV: "" };
  const apps = await startApps({ dataDir: join(dataFolder, name), ports, env });
  const origin = apps.addresses.organizerSite(demoOrganizer);
  return {
    builder: apps.addresses.builder,
    site: origin,
    marketplace: apps.addresses.marketplace,
    siteHost: new URL(origin).host,
    api: `http://127.0.0.1:${ports.server}`,
    stop: apps.stop,
  };
}

/** The demo's words and pictures are part of the server's build. */
function hashServer(): string {
  const hash = createHash("sha256");
  const dist = join(appFolder("server"), "dist");
  for (const file of globSync("**/*.{js,sql}", { cwd: dist }).toSorted()) {
    hash.update(file).update(readFileSync(join(dist, file)));
  }
  return hash.digest("hex").slice(0, 12);
}

async function removeOthers(kept: string): Promise<void> {
  const names = await readdir(dataFolder).catch((): string[] => []);
  const old = names.filter((name) => name !== kept);
  await Promise.all(
    old.map((name) => rm(join(dataFolder, name), { recursive: true, force: true })),
  );
}
