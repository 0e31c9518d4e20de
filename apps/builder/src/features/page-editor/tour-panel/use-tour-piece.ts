import { mayLeave } from "@tour/office/unsaved-changes";
import type { TourPiece } from "@tour/preview-protocol";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DocumentStore } from "../../../document/document-store.ts";
import { placeOf } from "./piece-places.ts";

const isSameForm = (a: TourPiece, b: TourPiece) =>
  a.tour === b.tour && placeOf(a).form === placeOf(b).form && a.part === b.part;

/**
 * Which piece of a tour is open in the panel, instead of the form of the block that shows it. Another
 * block, or another piece, takes its place; where something was typed and not saved it is asked first.
 */
export function useTourPiece(document: DocumentStore) {
  const [piece, setPiece] = useState<TourPiece | null>(null);
  const isAsking = useRef(false);

  const leaveFor = async (next: TourPiece | null) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isLeaving = await mayLeave().finally(() => (isAsking.current = false));
    if (isLeaving) setPiece(next);
  };
  const open = (next: TourPiece, blockId?: string) => {
    const isSame = piece !== null && isSameForm(piece, next);
    const isAsked = isAsking.current;
    // The block is selected along: that alone closes nothing.
    isAsking.current = true;
    if (blockId !== undefined) document.select(blockId);
    isAsking.current = isAsked;
    if (piece === null || isSame) setPiece(next);
    else void leaveFor(next);
  };
  const close = () => {
    if (piece !== null) void leaveFor(null);
  };

  const onSelect = useEffectEvent(close);
  useEffect(
    () =>
      document.store.subscribe((next, before) => {
        if (next.selectedId !== before.selectedId) onSelect();
      }),
    [document],
  );
  return { piece, open, close };
}
