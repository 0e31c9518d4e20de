import { join } from "node:path";
import { weighEntry } from "../bundle/weigh-entry.ts";
import type { EntryWeight } from "../bundle/weigh-entry.ts";
import { projectFolder } from "../stage/folders.ts";
import type { PeerWeight } from "./compare-weights.ts";
import type { Component } from "./list-components.ts";
import { peerKits, singlePurpose } from "./peer-kits.ts";
import type { PeerKit } from "./peer-kits.ts";

/** Where our own entries are looked up from: the kit's dependencies are what they need. */
export const kitFolder = join(projectFolder, "packages/ui-kit");

/** A component's weight beside that of the same thing made with each kit that has it. */
export interface WeighedComponent {
  name: string;
  own: EntryWeight;
  peers: PeerWeight[];
  /** A package of that one component. */
  singlePurpose?: PeerWeight | undefined;
}

/** Bundles one component after the other, ours and the peers' with the same settings. */
export async function weighComponent(component: Component): Promise<WeighedComponent> {
  const { name, entry } = component;
  const peers: PeerWeight[] = [];
  for (const kit of peerKits) {
    const peer = await weighPeer(component, kit);
    if (peer) peers.push(peer);
  }
  return {
    name,
    own: await weighEntry(entry, { folder: kitFolder }),
    peers,
    singlePurpose: await weighPeer(component, singlePurpose),
  };
}

async function weighPeer(component: Component, kit: PeerKit): Promise<PeerWeight | undefined> {
  const source = component.peer(kit);
  if (source === undefined) return undefined;
  try {
    return { title: kit.title, isStyled: kit.isStyled, weight: await weighEntry(source) };
  } catch (error) {
    throw new Error(`${component.name} of ${kit.title} can't be bundled`, { cause: error });
  }
}
