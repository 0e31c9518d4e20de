import { listFamilyFaces } from "../fonts/family-faces.ts";
import type { PresetType } from "../preset-type.ts";

/** Deep green on warm paper: a field notebook of the woods. */
export const taigaPreset: PresetType = {
  type: "taiga",
  title: "Тайга",
  description: "Глубокий зелёный на тёплой бумаге, книжные заголовки. Для походов и лесных троп.",
  preset: {
    button_radius: 12,
    images_radius: 12,
    text_color: "#2a342d",
    text_size: 100,
    header_color: "#173425",
    header_size: 100,
    button_text_color: null,
    accent_color: "#1f6b45",
    font_data: {
      header: { font_family: "Lora", font_weight: 600 },
      text: { font_family: "Golos Text", font_weight: 400 },
    },
  },
  surfaces: {
    scheme: "light",
    background: "#f8f3e9",
    muted: "#efe7d7",
    card: "#fffcf5",
    border: "#e0d6c1",
    borderStrong: "#a89a7d",
    inverse: "#16301f",
    onInverse: "#f3ecdc",
    scrim: "#0c1b12",
  },
  manner: {
    headingTracking: -0.012,
    headingTransform: "none",
    headingLeading: 1.12,
    textLeading: 1.6,
    shadow: "soft",
  },
  fonts: listFamilyFaces("Lora", "Golos Text"),
};
