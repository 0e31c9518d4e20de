import { listFamilyFaces } from "../fonts/family-faces.ts";
import type { PresetType } from "../preset-type.ts";

/** Cold white and sea blue, one clean face throughout: air, water, precision. */
export const northPreset: PresetType = {
  type: "north",
  title: "Север",
  description: "Холодный белый и морской синий, один ясный шрифт. Для моря, круизов и Арктики.",
  preset: {
    button_radius: 8,
    images_radius: 8,
    text_color: "#22333f",
    text_size: 100,
    header_color: "#07263b",
    header_size: 100,
    button_text_color: null,
    accent_color: "#0a6ba8",
    font_data: {
      header: { font_family: "Manrope", font_weight: 700 },
      text: { font_family: "Manrope", font_weight: 400 },
    },
  },
  surfaces: {
    scheme: "light",
    background: "#f8fbfd",
    muted: "#e8f1f7",
    card: "#ffffff",
    border: "#d3e1ea",
    borderStrong: "#82a0b3",
    inverse: "#062438",
    onInverse: "#e6f3fb",
    scrim: "#04141f",
  },
  manner: {
    headingTracking: -0.032,
    headingTransform: "none",
    headingLeading: 1.08,
    textLeading: 1.6,
    shadow: "soft",
  },
  fonts: listFamilyFaces("Manrope"),
};
