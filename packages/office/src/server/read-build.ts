import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The built page in a folder, and the name of its build: another page, another name. */
export function readBuild(root: string): { page: string; build: string } {
  const page = readFileSync(join(root, "index.html"), "utf8");
  return { page, build: createHash("sha256").update(page).digest("hex").slice(0, 16) };
}
