import type { paletteTexts } from "../../texts/palette.ru.ts";

/** Something that can be chosen in the palette. */
export interface PaletteItem {
  /** Of its own among all. */
  key: string;
  label: string;
  /** A second, quiet line. */
  note?: string;
  /** Where it leads. */
  open?: () => void;
  /** What it does on the screen behind, once the palette is gone. */
  run?: () => void;
}

export interface PaletteGroup {
  name: keyof (typeof paletteTexts)["groups"];
  items: PaletteItem[];
}
