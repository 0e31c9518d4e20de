import type { Connection, ToBuilder } from "@tour/preview-protocol";
import { createContext, use, useSyncExternalStore } from "react";
import type { PreviewState, PreviewStore } from "./preview-store.ts";

export interface PreviewTools {
  store: PreviewStore;
  send: Connection<ToBuilder>["send"];
}

export const PreviewContext = createContext<PreviewTools | null>(null);

/** The store and the line to the builder. */
export function usePreview(): PreviewTools {
  const tools = use(PreviewContext);
  if (!tools) throw new Error("usePreview stands outside of the preview");
  return tools;
}

/** A part of the state; the component renders again only when that very part changes. */
export function usePreviewState<T>(select: (state: PreviewState) => T): T {
  const { store } = usePreview();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
