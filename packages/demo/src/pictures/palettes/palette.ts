/** One light of day, as a painter would lay it out before starting. */
export interface Palette {
  /** Zenith to horizon. */
  sky: readonly string[];
  /** The disc of the sun or the moon, and the air around it. */
  sun: string;
  glow: string;
  cloud: readonly [lit: string, shade: string];
  mist: string;
  /** Land from the horizon to the foreground. */
  far: string;
  near: string;
  /** Rock or slope in light and in shade. */
  lit: string;
  shade: string;
  snow: readonly [lit: string, shade: string];
  foliage: readonly [lit: string, dark: string];
  ground: readonly [lit: string, dark: string];
  water: readonly [far: string, near: string];
  /** The one saturated spot: a tent, a boat, a jacket. */
  accent: string;
  /** Windows and fires. */
  lamp: string;
  /** Stars are out. */
  night: boolean;
  /** It is dark enough for lamps to be lit. */
  lampsOn: boolean;
}
