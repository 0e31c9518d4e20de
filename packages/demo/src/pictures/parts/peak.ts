/** One summit: where its top is and how far its feet reach to either side, pixels. */
export interface Peak {
  x: number;
  top: number;
  spread: number;
  /** Half the width of a flat top, for volcanoes. */
  crater?: number;
}

export interface MassifStyle {
  base: number;
  /** -1 light from the left, 1 from the right. */
  light: -1 | 1;
  lit: string;
  shade: string;
  /** How far the snow comes down, as a part of the summit's height; 0 is bare rock. */
  snow: number;
  /** Colour of the air at the foot, and how much of the foot it takes. */
  haze: string;
  hazeAmount: number;
  /** Below 1 the flanks hang like a volcano's, above they stand like rock. */
  steep?: number;
}
