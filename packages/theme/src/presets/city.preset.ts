import { listFamilyFaces } from "../fonts/family-faces.ts";
import type { PresetType } from "../preset-type.ts";

/** Black on white with acid yellow and no rounded corner: a street poster. */
export const cityPreset: PresetType = {
  type: "city",
  title: "Город",
  description: "Чёрное на белом и кислотно-жёлтый, плакатные заголовки. Для городов и экскурсий.",
  preset: {
    button_radius: 0,
    images_radius: 0,
    text_color: "#1a1a17",
    text_size: 100,
    header_color: "#000000",
    // Oswald is narrow: a size larger keeps the poster's weight.
    header_size: 112,
    button_text_color: "#000000",
    accent_color: "#dff500",
    font_data: {
      header: { font_family: "Oswald", font_weight: 600 },
      text: { font_family: "Rubik", font_weight: 400 },
    },
  },
  surfaces: {
    scheme: "light",
    background: "#ffffff",
    muted: "#f4f5ea",
    card: "#ffffff",
    border: "#d7d8cb",
    borderStrong: "#14140f",
    inverse: "#0b0b09",
    onInverse: "#ffffff",
    scrim: "#000000",
  },
  manner: {
    headingTracking: 0.004,
    headingTransform: "uppercase",
    // Capitals of Oswald reach high: Й and Ё need room under a line that ends in a comma.
    headingLeading: 1.16,
    textLeading: 1.55,
    shadow: "hard",
  },
  fonts: listFamilyFaces("Oswald", "Rubik"),
};
