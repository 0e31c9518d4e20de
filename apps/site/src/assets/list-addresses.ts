import type { VariantCode } from "./assets.ts";

/** A module's address and those of what it imports, in a row: the islands' script reads it so. */
export const listAddresses = ({ script, imports }: VariantCode): string =>
  [script, ...imports].join(" ");
