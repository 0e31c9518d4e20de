import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { peerFolder } from "../stage/peer.ts";
import type { PeerKit } from "./peer-kits.ts";

/** A component with the source text of the modules that load it. */
export interface Component {
  name: string;
  /** The kit's entry point: all that it exports, though an app may use a part of it. */
  entry: string;
  /** The same thing made with the kit; undefined where it has none. */
  peer: (kit: PeerKit) => string | undefined;
}

/** Every entry point of our kit: a new folder in its sources is a new row. */
export function listComponents(): Component[] {
  const source = dirname(fileURLToPath(import.meta.resolve("@tour/ui-kit/styles.css")));
  const names = globSync("*/index.ts", { cwd: source }).map((path) => dirname(path));
  return names.toSorted().map((name) => ({
    name,
    entry: `export * from "@tour/ui-kit/${name}";`,
    peer: ({ folder }) => {
      const file = join(peerFolder(folder), "components", `${name}.jsx`);
      return existsSync(file) ? `export { Example } from ${JSON.stringify(file)};` : undefined;
    },
  }));
}
