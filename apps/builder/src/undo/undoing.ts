/** What was done and can be taken back, of a page or of the design. */
export interface Undoing {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}
