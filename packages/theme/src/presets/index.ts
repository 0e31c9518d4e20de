import type { PresetType } from "../preset-type.ts";
import { caravanPreset } from "./caravan.preset.ts";
import { cityPreset } from "./city.preset.ts";
import { northPreset } from "./north.preset.ts";
import { taigaPreset } from "./taiga.preset.ts";
import { volcanoPreset } from "./volcano.preset.ts";

/** Every preset type, in the order of the builder's choice; the first is a new site's. */
export const presetTypes: readonly PresetType[] = [
  taigaPreset,
  volcanoPreset,
  northPreset,
  caravanPreset,
  cityPreset,
];

export function findPresetType(type: string): PresetType | undefined {
  return presetTypes.find((candidate) => candidate.type === type);
}
