import { useMedia } from "@tour/office/shell";

/** Whether the window is too narrow for days side by side. */
export const useNarrow = (): boolean => useMedia("(width < 768px)");
