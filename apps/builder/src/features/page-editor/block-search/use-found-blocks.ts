import { lateCode, useLateCode } from "@tour/office/late";
import { useMemo } from "react";
import { useDocument } from "../../../document/editor-context.ts";

const searching = lateCode(() => import("./find-blocks.ts"));

/** Blocks with all typed words; none are found yet while their texts can't be read. */
export function useFoundBlocks(query: string) {
  const isSearching = query.trim() !== "";
  const document = useDocument((state) => (isSearching ? state.document : null));
  const state = useLateCode(searching, isSearching);
  const found = useMemo(
    () => (document && state.kind === "ready" ? state.code.findBlocks(document, query) : null),
    [document, query, state],
  );
  return { found, state: isSearching ? state.kind : "ready", load: searching.load };
}
