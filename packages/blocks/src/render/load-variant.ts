import type { Variant } from "../definition/define-variant.ts";
import { variantLoaders } from "../variants.gen.ts";

const loaded = new Map<string, Variant>();

/** Names a variant in manifests and caches: type and number, for example "3-1". */
export const variantKey = (type: number, variant: number) => `${type}-${variant}`;

/** Loads a variant's code; rendering then reads it at once by `loadedVariant`. */
export async function loadVariant(type: number, variant: number): Promise<Variant> {
  const key = variantKey(type, variant);
  const known = loaded.get(key);
  if (known) return known;
  const load = variantLoaders[key];
  if (!load) throw new Error(`No variant ${key}`);
  const { variant: found } = await load();
  loaded.set(key, found);
  return found;
}

/** A variant that was loaded before, or undefined. */
export function loadedVariant(type: number, variant: number): Variant | undefined {
  return loaded.get(variantKey(type, variant));
}
