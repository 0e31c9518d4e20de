import type { PageType } from "@tour/api";
import { useEffect } from "react";
import type { DocumentStore } from "../../../document/document-store.ts";
import { siteUndoOf } from "../../../undo/site-undo.ts";
import { useUndoing } from "../../../undo/use-undoing.tsx";
import { joinPage } from "./join-page.ts";

interface EditedPage {
  organizerId: number;
  type: PageType;
}

/** The one undo of a site, on the screen of one of its pages. */
export function usePageUndo({ organizerId, type }: EditedPage, document: DocumentStore) {
  useEffect(
    () => joinPage(siteUndoOf(organizerId), { organizerId, type }, document),
    [organizerId, type, document],
  );
  return useUndoing(organizerId);
}
