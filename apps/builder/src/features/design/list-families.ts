import type { Font } from "@tour/api";

export interface Family {
  name: string;
  isUploaded: boolean;
  weights: number[];
}

/** Fonts by their families, in the order in which they came. */
export function listFamilies(fonts: readonly Font[]): Family[] {
  const families = new Map<string, Family>();
  for (const { id, name, font_weight: weight } of fonts) {
    const family = families.get(name) ?? { name, isUploaded: id !== null, weights: [] };
    family.weights.push(weight);
    families.set(name, family);
  }
  return [...families.values()];
}
