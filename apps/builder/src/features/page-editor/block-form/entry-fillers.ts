import type { FieldHints } from "@tour/blocks/definitions";
import type { ComponentType } from "react";
import { FillByLink } from "./article/fill-by-link.tsx";

type Filler = ComponentType<{ path: string; value: Record<string, unknown> | null }>;

/** What fills the rest of a list's entry from one of its fields, by that field's hint. */
export const entryFillers: Record<NonNullable<FieldHints["fillsFrom"]>, Filler> = {
  article: FillByLink,
};
