/**
 * The oldest browsers that have all that the kit is written with: nested rules, `:dir()`,
 * `light-dark()` and popovers, all of them since May 2024. Styles are built for these: for older ones
 * a bundler writes `:dir(rtl)` as a list of languages, which misses `dir="rtl"` on an element, and
 * puts custom properties in place of `light-dark()`, which forget the colour scheme of a preset.
 */
export const stylesTarget = ["chrome123", "edge123", "firefox125", "safari17.5", "ios17.5"];
