import { readFileSync } from "node:fs";
import { join } from "node:path";
import { peerFolder } from "../stage/peer.ts";
import type { PeerName } from "../stage/peer.ts";

/** A kit to compare with: one component a file, `bench/peers/<folder>/components/<component>.jsx`. */
export interface PeerKit {
  title: string;
  folder: PeerName;
  /** The package whose version tells the kit's. */
  package: string;
  /** Whether it brings its looks along; without, an app adds its own style sheet. */
  isStyled: boolean;
}

/** The kits that teams choose among. */
export const peerKits: readonly PeerKit[] = [
  { title: "Mantine", folder: "mantine", package: "@mantine/core", isStyled: true },
  {
    title: "React Aria",
    folder: "react-aria",
    package: "react-aria-components",
    isStyled: false,
  },
  { title: "Base UI", folder: "base-ui", package: "@base-ui/react", isStyled: false },
  { title: "Radix", folder: "radix", package: "radix-ui", isStyled: false },
  { title: "antd", folder: "antd", package: "antd", isStyled: true },
];

/** Packages of one component each: what people add to a kit that has none. */
export const singlePurpose: PeerKit = {
  title: "one-purpose package",
  folder: "single-purpose",
  package: "",
  isStyled: true,
};

/** Name and exact version, as the peer's package.json asks for it. */
export function describeKit({ title, folder, package: name }: PeerKit): string {
  const file = join(peerFolder(folder), "package.json");
  const { dependencies } = JSON.parse(readFileSync(file, "utf8")) as {
    dependencies: Record<string, string>;
  };
  return `${title} ${dependencies[name]}`;
}
