import { defaultAccent } from "./color/default-accent.ts";
import { systemFamily } from "./fonts/font-stack.ts";
import type { Theme } from "./preset-type.ts";

/** The theme without a preset type: purple, the reader's own interface font, quiet surfaces. */
export const defaultTheme: Theme = {
  preset: {
    button_radius: 10,
    images_radius: 12,
    text_color: "#2b2738",
    text_size: 100,
    header_color: "#191428",
    header_size: 100,
    button_text_color: null,
    accent_color: defaultAccent,
    font_data: {
      header: { font_family: systemFamily, font_weight: 700 },
      text: { font_family: systemFamily, font_weight: 400 },
    },
  },
  surfaces: {
    scheme: "light",
    background: "#ffffff",
    muted: "#f6f4fb",
    card: "#ffffff",
    border: "#e4e0ee",
    borderStrong: "#8e88a0",
    inverse: "#1d1730",
    onInverse: "#f4f1fb",
    scrim: "#0f0b1a",
  },
  manner: {
    headingTracking: -0.022,
    headingTransform: "none",
    headingLeading: 1.12,
    textLeading: 1.55,
    shadow: "soft",
  },
};
