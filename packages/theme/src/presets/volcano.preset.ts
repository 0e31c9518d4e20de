import { listFamilyFaces } from "../fonts/family-faces.ts";
import type { PresetType } from "../preset-type.ts";

/** Dark basalt with one ember: expeditions to the edge of the map. */
export const volcanoPreset: PresetType = {
  type: "volcano",
  title: "Вулкан",
  description: "Тёмный базальт и раскалённый акцент, широкие заголовки. Для экспедиций.",
  preset: {
    button_radius: 20,
    images_radius: 20,
    text_color: "#d9cfc9",
    text_size: 100,
    // Unbounded is a third wider than other faces: at 80 per cent it fills the same line.
    header_color: "#fff5ee",
    header_size: 80,
    button_text_color: "#1c0a03",
    accent_color: "#ff5c26",
    font_data: {
      header: { font_family: "Unbounded", font_weight: 600 },
      text: { font_family: "Onest", font_weight: 400 },
    },
  },
  surfaces: {
    scheme: "dark",
    background: "#12100f",
    muted: "#1b1716",
    card: "#241f1d",
    border: "#352d2a",
    borderStrong: "#857570",
    inverse: "#3d150a",
    onInverse: "#ffeadf",
    scrim: "#0b0706",
  },
  manner: {
    headingTracking: -0.025,
    headingTransform: "none",
    headingLeading: 1.14,
    textLeading: 1.6,
    shadow: "soft",
  },
  fonts: listFamilyFaces("Unbounded", "Onest"),
};
