import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const built = join(import.meta.dirname, "../../apps/crm/dist");

/** A copy of the built sales app, whose files can be replaced. */
export interface SalesCopy {
  /** In the shape of the app's own. */
  folder: string;
  /** The build that its files are of, as `<html data-build>` says. */
  readBuild: () => Promise<string>;
  /**
   * Replaces the files by those of another build: all scripts by other names, page and worker; the old
   * scripts are gone. The same name is the same build.
   */
  deploy: (name: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** Copies what was built of sales to a folder of its own: other journeys run on the same files. */
export async function copySales(): Promise<SalesCopy> {
  const folder = await mkdtemp(join(tmpdir(), "tour-sales-"));
  const dist = join(folder, "dist");
  await cp(built, dist, { recursive: true });
  const readBuild = () => readBuildIn(join(dist, "client"));
  const deploy = async (name: string) => {
    const fresh = join(folder, "fresh");
    await cp(join(built, "client"), fresh, { recursive: true });
    await renameScripts(fresh, name);
    await rm(join(dist, "client"), { recursive: true });
    await rename(fresh, join(dist, "client"));
  };
  return { folder, readBuild, deploy, remove: () => rm(folder, { recursive: true, force: true }) };
}

const readBuildIn = async (client: string) =>
  createHash("sha256")
    .update(await readFile(join(client, "index.html")))
    .digest("hex")
    .slice(0, 16);

/**
 * Gives every script another name: they import each other by names that follow from their contents, and
 * browsers keep a script by its name for good.
 */
async function renameScripts(client: string, name: string): Promise<void> {
  const assets = join(client, "assets");
  const old = (await readdir(assets)).filter((file) => file.endsWith(".js"));
  const renamed = new Map(old.map((file) => [file, file.replace(/\.js$/, `-${name}.js`)]));
  const build = await readBuildIn(client);
  const change = (text: string) =>
    text.replaceAll(/[\w.-]+\.js\b/g, (file) => renamed.get(file) ?? file);
  await changeFile(join(client, "index.html"), change);
  const newBuild = await readBuildIn(client);
  await changeFile(join(client, "worker.js"), (text) => change(text).replaceAll(build, newBuild));
  for (const [file, newName] of renamed) {
    await changeFile(join(assets, file), change);
    await rename(join(assets, file), join(assets, newName));
  }
}

async function changeFile(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}
