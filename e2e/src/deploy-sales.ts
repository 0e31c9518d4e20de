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
   * Replaces the files by those of another build: entry, page and worker, the old entry gone. The same
   * name is the same build.
   */
  deploy: (name: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** Copies what was built of sales to a folder of its own: other journeys run on the same files. */
export async function copySales(): Promise<SalesCopy> {
  const folder = await mkdtemp(join(tmpdir(), "tour-sales-"));
  await cp(built, join(folder, "dist"), { recursive: true });
  const client = join(folder, "dist/client");
  const readPage = () => readFile(join(client, "index.html"), "utf8");
  const readBuild = async () =>
    createHash("sha256")
      .update(await readPage())
      .digest("hex")
      .slice(0, 16);
  const deploy = async (name: string) => {
    const old = { build: await readBuild(), entry: findEntry(await readPage()) };
    const entry = `index-${name}.js`;
    await replaceInFiles(client, old.entry, entry);
    await rename(join(client, "assets", old.entry), join(client, "assets", entry));
    await replaceInFiles(client, old.build, await readBuild());
  };
  return { folder, readBuild, deploy, remove: () => rm(folder, { recursive: true, force: true }) };
}

function findEntry(page: string): string {
  const entry = /src="\/crm\/assets\/(index-[^"]+\.js)"/.exec(page)?.[1];
  if (!entry) throw new Error("The page of sales has no entry");
  return entry;
}

/** Files name each other by their names, which have hashes in them. */
async function replaceInFiles(folder: string, from: string, to: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => /\.(?:html|js)$/.test(one))) {
    const text = await readFile(join(folder, name), "utf8");
    if (text.includes(from)) await writeFile(join(folder, name), text.replaceAll(from, to));
  }
}
