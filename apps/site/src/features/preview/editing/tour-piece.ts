import { tourFields } from "@tour/blocks/definitions";
import { blockIdOf } from "../block-elements.ts";
import type { PreviewTools } from "../preview-context.ts";
import type { ShownPiece } from "../preview-store.ts";

/** Elements that show a piece of a tour, as `tourMark` of `@tour/blocks` marks them. */
const marked = "[data-tour-field]";

function readPiece(element: HTMLElement): ShownPiece | null {
  const id = blockIdOf(element);
  const { tour, tourField, tourPart } = element.dataset;
  const field = tourFields.find((name) => name === tourField);
  if (!id || !field) return null;
  return { element, id, tour: Number(tour), field, part: tourPart ?? null };
}

/**
 * The piece of a tour under the pointer, or around what keys have pressed. A card is one link that
 * lies over all of its words: what is meant is told by the place, not by the target. A text of the
 * block's own is edited as one.
 */
export function findTourPiece(event: MouseEvent): ShownPiece | null {
  const target = event.target instanceof Element ? event.target : null;
  if (!target || target.closest("[data-overlay], [data-at]")) return null;
  const isOfKeys = event.type === "click" && event.detail === 0;
  const element = isOfKeys
    ? target.closest<HTMLElement>(marked)
    : document
        .elementsFromPoint(event.clientX, event.clientY)
        .find(
          (under): under is HTMLElement => under instanceof HTMLElement && under.matches(marked),
        );
  const piece = element ? readPiece(element) : null;
  return piece?.id === blockIdOf(target) ? piece : null;
}

/** The pieces of tours that are seen in a block, in their order. */
export function listTourPieces(block: Element): ShownPiece[] {
  return [...block.querySelectorAll<HTMLElement>(marked)]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => readPiece(element) ?? []);
}

/** Selects the block that shows it, and asks for the piece's form; a finger sees what it has pressed. */
export function editTourPiece(piece: ShownPiece, { store, send }: PreviewTools): void {
  const { element: _, ...asked } = piece;
  store.set({
    selected: piece.id,
    hoveredPiece: piece,
    asksForPiece: true,
    offersPictures: false,
  });
  send({ type: "edit-tour", data: asked });
}
