import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The root of the repository, from which every image is built. */
export const root = resolve(import.meta.dirname, "../../..");

export interface Instruction {
  name: string;
  text: string;
  /** The name of the stage that it stands in; the last one, which is shipped, has none. */
  stage: string;
}

/** The instructions of an app's Dockerfile, with continued lines joined. */
export function readDockerfile(app: string): Instruction[] {
  const text = readFileSync(resolve(root, `apps/${app}/Dockerfile`), "utf8");
  const lines = text
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  let stage = "";
  return lines.map((line) => {
    const [, name = "", rest = ""] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === "FROM") stage = / AS (\S+)$/.exec(rest)?.[1] ?? "";
    return { name, text: rest, stage };
  });
}
