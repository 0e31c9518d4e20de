import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { root } from "./read-dockerfile.ts";

const patterns = readFileSync(join(root, ".dockerignore"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));
/** As Docker reads the file: a pattern stands for what is inside of a folder, too. */
const isLeftOut = (path: string) =>
  patterns.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));
/** Outside of one, Git has nothing to say. */
const isCheckout = existsSync(join(root, ".git"));

/** What docs/operations.md lets stand beside compose.yaml, and other settings of a machine. */
const secrets = [".env", ".env.local", "apps/server/.env", "tour.dump", "media.tar.gz"];

// ASVS 13.3.1, 13.4.1
test("secrets, backups and data are in no image", () => {
  const data = [".data/db/PG_VERSION", ".git/config", "apps/site/node_modules/hono/index.js"];
  for (const path of [...secrets, ...data]) expect(isLeftOut(path), path).toBe(true);
});

test.runIf(isCheckout)("the build context contains what images need", () => {
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" });
  const tracked = files.split("\n").filter(Boolean);
  expect(tracked.length).toBeGreaterThan(1000);
  expect(tracked.filter(isLeftOut)).toEqual([]);
});

// ASVS 13.3.1
test.runIf(isCheckout)("secrets and backups are not committed by accident", () => {
  for (const path of secrets) {
    const args = ["check-ignore", "--quiet", "--no-index", path];
    expect(() => execFileSync("git", args, { cwd: root }), path).not.toThrow();
  }
});
