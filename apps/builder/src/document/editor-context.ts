import { blockStatus } from "@tour/api";
import type { AttachedSite, Block, Image, MediaFile, PageType } from "@tour/api";
import type { PageData } from "@tour/blocks";
import type { TourPiece } from "@tour/preview-protocol";
import { createContext, use } from "react";
import { useStore } from "zustand";
import type { DocumentState } from "./document-store.ts";
import type { Undoing } from "../undo/undoing.ts";
import type { EditorSession } from "./editor-session.ts";

/** Pictures of blocks' contents: each place is named by the block's id and a dotted path. */
export interface EditorPictures {
  /** Opens the picture library for a place. */
  choosePicture: (id: string, path: string) => void;
  /** Puts pictures of the library into a place, and tells of those that find no room. */
  putPictures: (id: string, path: string, pictures: readonly MediaFile[]) => void;
  /** What was said of the picture of a block that this one has taken the place of. */
  formerAlt: (picture: Image, blockId: string) => string | undefined;
  /** Takes files into the library, and from there into a place. */
  uploadPictures: (id: string, path: string, files: readonly File[]) => void;
}

/** Which day the page is shown on: today, or another one that is looked at. */
export interface DayView {
  /** `yyyy-MM-dd`; null for today. */
  day: string | null;
  /** The instant by which rules of when blocks are seen are measured today. */
  now: string;
  show: (day: string | null) => void;
}

/** Tours that are changed where the page shows them. */
export interface EditorTours {
  /** Whose form stands in the panel, instead of the block's. */
  piece: TourPiece | null;
  /** Opens a piece's form; with the block that shows it, that one is selected. */
  open: (piece: TourPiece, blockId?: string) => void;
  /** Asks first where something was typed and not saved. */
  close: () => void;
  /** Reads the tours of the page anew, after one was changed. */
  reread: () => Promise<void>;
  /** Whether one's role changes dates, seats and prices. */
  mayChangeDates: boolean;
}

/** What everything inside the editor of one page reads. */
export interface Editor extends EditorSession, EditorPictures {
  organizerId: number;
  type: PageType;
  site: AttachedSite;
  /** What the page shows, as of the day that is looked at. */
  page: PageData;
  /** The site's look as custom properties. */
  css: string;
  dayView: DayView;
  tours: EditorTours;
  /** Asks for a name under which blocks are kept, to be put on pages again. */
  keepTemplate: (blocks: readonly Block[]) => void;
  /** Of the whole site: what was done last may stand on another screen. */
  undoing: Undoing;
  /** Opens the palette for a new block before this one, or at the end. */
  openPalette: (before: string | null) => void;
}

const EditorContext = createContext<Editor | null>(null);

export const EditorProvider = EditorContext;

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("useEditor stands outside of the page editor");
  return editor;
}

/** A part of the document's state; re-renders only when that part changes. */
export function useDocument<T>(select: (state: DocumentState) => T): T {
  return useStore(useEditor().document.store, select);
}

/** How a block stands with the server: in progress while what was changed in it is checked there. */
export function useBlockStatus(block: Block | undefined): Block["status"] | undefined {
  const { state } = useStore(useEditor().autosave.store);
  const isChecked = state.kind === "saving" && block && state.checking.includes(block.id);
  return isChecked ? blockStatus.inProgress : block?.status;
}

/** One block by its id; undefined after it was removed. */
export const useBlock = (id: string): Block | undefined =>
  useDocument((state) => state.document.blocks[id]);
