import type { ComponentType } from "react";
import { FillByLink } from "./article/fill-by-link.tsx";

interface EntryHelper {
  /** The key of the entry's field under which it stands. */
  after: string;
  Helper: ComponentType<{ path: string; value: Record<string, unknown> | null }>;
}

/** What helps to fill the entries of a block's list, by the block's type. */
export const entryHelpers: Partial<Record<number, EntryHelper>> = {
  11: { after: "url", Helper: FillByLink },
};
