/** CSS custom properties by name, values ready for a declaration. */
export type Properties = Record<`--${string}`, string>;
