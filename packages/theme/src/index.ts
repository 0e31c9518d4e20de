export { contrastRatio, readableOn } from "./color/contrast.ts";
export { defaultAccent } from "./color/default-accent.ts";
export { accentShades, shadeSteps } from "./color/shades.ts";
export type { Shade } from "./color/shades.ts";
export { fontFamilies } from "./fonts/families.ts";
export type { FontFamily } from "./fonts/families.ts";
export { fontUrl, listFamilyFaces } from "./fonts/family-faces.ts";
export type { FontFace } from "./fonts/font-face.ts";
export { fontPreloads } from "./fonts/font-preloads.ts";
export { toFontFaces } from "./fonts/uploaded-font.ts";
export type { UploadedFont } from "./fonts/uploaded-font.ts";
export { keepOwn } from "./keep-own.ts";
export { presetFontFaces, presetProperties, presetToCss } from "./preset-to-css.ts";
export type { Manner, PresetType, PresetTypeName, Surfaces } from "./preset-type.ts";
export { presetWarnings } from "./preset-warnings.ts";
export type { PresetWarning } from "./preset-warnings.ts";
export {
  colorSchema,
  fontFamilySchema,
  fontWeightSchema,
  presetLimits,
  presetSchema,
} from "./preset.schema.ts";
export type { Preset } from "./preset.schema.ts";
export { findPresetType, presetTypes } from "./presets/index.ts";
