import type { Heaven } from "./heaven.ts";
import type { MountainsOptions } from "./mountains.ts";

export interface LakeOptions {
  heaven: Heaven;
  peaks?: MountainsOptions["peaks"];
  snow?: number;
  feature: "rowboat" | "kayak" | "hut" | "church" | "tent" | "bear" | "campfire";
  /** Pines on the near bank, on one side or none. */
  frame?: "left" | "right";
  mist?: number;
}
