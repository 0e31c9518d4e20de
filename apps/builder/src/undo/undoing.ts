/** What was done and can be taken back, on whatever screen of a site. */
export interface Undoing {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}
