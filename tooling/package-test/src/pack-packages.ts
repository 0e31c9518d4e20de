import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { PackedPackage, Target } from "./packed-package.ts";
import { projectRoot, runPnpm, runTool } from "./run-tool.ts";

const folder = mkdtempSync(join(tmpdir(), "tour-packages-"));

/**
 * Packs every package as for publishing, and unpacks the tarballs for the tests. Nothing is built
 * before: packing does so itself, or what is published by hand would be empty.
 */
export async function setup(project: TestProject): Promise<void> {
  // Vitest calls no teardown when a setup fails.
  process.once("exit", teardown);
  const packages = join(projectRoot, "packages");
  for (const dist of globSync("*/dist", { cwd: packages })) {
    rmSync(join(packages, dist), { recursive: true });
  }
  await runPnpm(["-r", "--filter=./packages/*", "pack", `--pack-destination=${folder}`]);
  const packed: PackedPackage[] = [];
  for (const file of readdirSync(folder).sort()) {
    const tarball = join(folder, file);
    const unpacked = join(folder, file.replace(/\.tgz$/, ""));
    mkdirSync(unpacked);
    await runTool("tar", ["-xzf", tarball, "--strip-components=1"], unpacked);
    const manifest = JSON.parse(readFileSync(join(unpacked, "package.json"), "utf8"));
    // What only our own servers use is never published.
    if (manifest.private) continue;
    const exports = keepPublished(manifest.exports);
    packed.push({
      name: manifest.name,
      tarball,
      folder: unpacked,
      manifest: { ...manifest, exports },
    });
  }
  project.provide("packed", packed);
}

/** A path whose target is null is for our workspace alone: nobody who installs the package has it. */
const keepPublished = (exports: Record<string, Target | null>) =>
  Object.fromEntries(
    Object.entries(exports).filter((entry): entry is [string, Target] => !!entry[1]),
  );

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
