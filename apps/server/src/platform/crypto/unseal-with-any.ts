import { unseal } from "./seal.ts";

/** Opens what one of the keys sealed, in their order; null where none of them did. */
export function unsealWithAny(
  sealed: string,
  keys: readonly Buffer[],
  owner: string,
): Buffer | null {
  for (const key of keys) {
    try {
      return unseal(sealed, { key, owner });
    } catch {
      // Sealed with another of the keys.
    }
  }
  return null;
}
