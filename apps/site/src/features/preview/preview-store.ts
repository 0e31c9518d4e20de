import type { NoPlaceReason, PicturePlace } from "@tour/blocks/definitions";
import type { PageData } from "@tour/blocks/render";
import { toDocument } from "@tour/preview-protocol";
import type { PageDocument, ToolPlace, TourPiece } from "@tour/preview-protocol";

/** Where a text is being typed in place. */
export interface Editing {
  id: string;
  path: string;
}

/** A piece of a tour that is changed where it stands: a click there opens its form in the builder. */
export interface ShownPiece extends TourPiece {
  element: HTMLElement;
  /** The block that shows it. */
  id: string;
}

/** Files from the desktop that are held over a block, or were let go where they have no place. */
export interface Dropping {
  id: string;
  /** Where they would be put, or why they can't be. */
  place: PicturePlace | NoPlaceReason;
}

export interface PreviewState {
  document: PageDocument;
  /** Whether the page is only looked at, as guests see it: there is nothing to edit with then. */
  isReading: boolean;
  /** The block of whose content it is told what is on the page. */
  tellsSeen: string | null;
  /** Where the tools of the selected block are. */
  tools: ToolPlace;
  /** Whether the selected block's pictures are marked, for one of them to be chosen. */
  offersPictures: boolean;
  /** Null until the builder has sent the page. */
  page: PageData | null;
  selected: string | null;
  hovered: string | null;
  hoveredPiece: ShownPiece | null;
  /** Whether a piece of a tour was asked for after the block was selected. */
  asksForPiece: boolean;
  editing: Editing | null;
  dropping: Dropping | null;
  /** The block to scroll to once it stands on the page: it may be asked for before it is loaded. */
  awaited: string | null;
}

export interface PreviewStore {
  get: () => PreviewState;
  set: (changes: Partial<PreviewState>) => void;
  subscribe: (notify: () => void) => () => void;
}

/** The preview's state. What an operation does not touch stays the same object. */
export function createPreviewStore(): PreviewStore {
  const listeners = new Set<() => void>();
  let state: PreviewState = {
    document: toDocument([]),
    isReading: false,
    tellsSeen: null,
    tools: "page",
    offersPictures: false,
    page: null,
    selected: null,
    hovered: null,
    hoveredPiece: null,
    asksForPiece: false,
    editing: null,
    dropping: null,
    awaited: null,
  };
  return {
    get: () => state,
    set: (changes) => {
      state = { ...state, ...changes };
      for (const notify of listeners) notify();
    },
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
