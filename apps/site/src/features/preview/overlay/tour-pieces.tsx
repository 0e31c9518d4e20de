import { texts as allTexts } from "../../../texts/ru.ts";
import { findBlockElement } from "../block-elements.ts";
import { editTourPiece, listTourPieces } from "../editing/tour-piece.ts";
import { usePreview, usePreviewState } from "../preview-context.ts";
import type { ShownPiece } from "../preview-store.ts";
import { useMeasured } from "./layout-changes.ts";
import type { Box } from "./layout-changes.ts";
import styles from "./tour-pieces.module.css";

const texts = allTexts.preview;

/** How much of a piece is read to those who listen, in characters. */
const shortest = 60;

/** Room that the words over a piece need, in px. */
const wordsHeight = 30;

/**
 * Marks the piece of a tour under the pointer. In the selected block each piece is a button for keys
 * too; a pointer goes through it to the page.
 */
export function TourPieces() {
  const selected = usePreviewState((state) => state.selected);
  const hovered = usePreviewState((state) => state.hoveredPiece);
  const isEditing = usePreviewState(({ editing }) => editing !== null);
  if (isEditing) return null;
  return (
    <>
      {selected && <PieceButtons id={selected} />}
      {hovered && <PieceMark piece={hovered} />}
    </>
  );
}

function PieceButtons({ id }: { id: string }) {
  const tools = usePreview();
  const boxes = useMeasured(() => listPieces(id).map(({ element }) => measure(element)));
  const pieces = listPieces(id);
  return boxes.map((box, index) => {
    const piece = pieces[index];
    if (!piece) return null;
    return (
      <button
        key={index}
        type="button"
        className={styles.button}
        style={{ ...box }}
        {...placeWords(box)}
        data-overlay=""
        aria-label={nameOf(piece)}
        onClick={() => editTourPiece(piece, tools)}
      >
        <span className={styles.words}>{texts.editPiece[piece.field]}</span>
      </button>
    );
  });
}

function PieceMark({ piece }: { piece: ShownPiece }) {
  const box = useMeasured(() => (piece.element.isConnected ? measure(piece.element) : null));
  if (!box) return null;
  return (
    <div className={styles.mark} style={{ ...box }} {...placeWords(box)} data-overlay="">
      <span className={styles.words}>{texts.editPiece[piece.field]}</span>
    </div>
  );
}

function listPieces(id: string): ShownPiece[] {
  const block = findBlockElement(id);
  return block ? listTourPieces(block) : [];
}

/** Above the piece and from its start on, where there is room in the window. */
const placeWords = ({ top, left, width }: Box) => ({
  "data-below": top - scrollY < wordsHeight,
  "data-from-end": left + width / 2 > innerWidth / 2,
});

function nameOf({ element, field }: ShownPiece): string {
  const words = (element.textContent ?? "").replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();
  return texts.pieceOf(texts.editPiece[field], words.slice(0, shortest));
}

function measure(element: HTMLElement): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top + scrollY, left: left + scrollX, width, height };
}
