import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { PackedPackage } from "./packed-package.ts";
import { runPnpm, runTool } from "./run-tool.ts";

const folder = mkdtempSync(join(tmpdir(), "tour-packages-"));

/** Builds and packs every package as for publishing, and unpacks the tarballs for the tests. */
export async function setup(project: TestProject): Promise<void> {
  // Vitest calls no teardown when a setup fails.
  process.once("exit", teardown);
  await runPnpm([
    "exec",
    "turbo",
    "run",
    "build",
    "--filter=./packages/*",
    "--output-logs=errors-only",
  ]);
  await runPnpm(["-r", "--filter=./packages/*", "pack", `--pack-destination=${folder}`]);
  const packed: PackedPackage[] = [];
  for (const file of readdirSync(folder).sort()) {
    const tarball = join(folder, file);
    const unpacked = join(folder, file.replace(/\.tgz$/, ""));
    mkdirSync(unpacked);
    await runTool("tar", ["-xzf", tarball, "--strip-components=1"], unpacked);
    const manifest = JSON.parse(readFileSync(join(unpacked, "package.json"), "utf8"));
    packed.push({ name: manifest.name, tarball, folder: unpacked, manifest });
  }
  project.provide("packed", packed);
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
