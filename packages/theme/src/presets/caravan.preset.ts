import { listFamilyFaces } from "../fonts/family-faces.ts";
import type { PresetType } from "../preset-type.ts";

/** Sand and terracotta with a display serif: an old travel book about the East. */
export const caravanPreset: PresetType = {
  type: "caravan",
  title: "Караван",
  description: "Песок и терракота, контрастная антиква. Для Востока, пустынь и старых городов.",
  preset: {
    button_radius: 4,
    images_radius: 4,
    text_color: "#43301f",
    text_size: 104,
    header_color: "#4f1f12",
    header_size: 106,
    button_text_color: "#fff6e8",
    accent_color: "#b0421f",
    font_data: {
      header: { font_family: "Playfair Display", font_weight: 500 },
      text: { font_family: "PT Serif", font_weight: 400 },
    },
  },
  surfaces: {
    scheme: "light",
    background: "#f3e3c8",
    muted: "#ead5b1",
    card: "#fbf1de",
    border: "#dcc196",
    borderStrong: "#a47c4f",
    inverse: "#4a1d12",
    onInverse: "#fbe9cf",
    scrim: "#22100a",
  },
  manner: {
    headingTracking: -0.008,
    headingTransform: "none",
    headingLeading: 1.08,
    textLeading: 1.58,
    shadow: "soft",
  },
  fonts: listFamilyFaces("Playfair Display", "PT Serif"),
};
