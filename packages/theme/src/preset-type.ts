import type { FontFace } from "./fonts/font-face.ts";
import type { Preset } from "./preset.schema.ts";

export type PresetTypeName = "taiga" | "volcano" | "north" | "caravan" | "city";

/** Surfaces belong to the type, never to the organiser's preset; all colours are `#rrggbb`. */
export type Surfaces = {
  scheme: "light" | "dark";
  background: string;
  muted: string;
  card: string;
  border: string;
  borderStrong: string;
  /** The section that stands out against the page: footers, invitations. */
  inverse: string;
  onInverse: string;
  /** Colour of the shade under text on pictures and behind dialogs. */
  scrim: string;
};

/** What makes a type's hand recognisable beyond colours: headings and shadows. */
export type Manner = {
  /** em */
  headingTracking: number;
  headingTransform: "none" | "uppercase";
  headingLeading: number;
  textLeading: number;
  shadow: "soft" | "hard";
};

/** A face that the organiser chooses: a ready preset and all that stays fixed with it. */
export type PresetType = {
  type: PresetTypeName;
  title: string;
  description: string;
  preset: Preset;
  surfaces: Surfaces;
  manner: Manner;
  fonts: readonly FontFace[];
};

/** What the properties are computed from; the default theme has no fonts of its own. */
export type Theme = Pick<PresetType, "preset" | "surfaces" | "manner">;
