import type { Random } from "./random.ts";

/** Smooth one-dimensional noise in [-1, 1]; `x` is in waves. */
export type Noise = (x: number) => number;

const TABLE = 512;

/** Value noise over a table drawn once from the picture's own random stream. */
export function createNoise(random: Random): Noise {
  const values = Float64Array.from({ length: TABLE }, () => random.between(-1, 1));
  const at = (i: number) => values[((i % TABLE) + TABLE) % TABLE] ?? 0;
  return (x) => {
    const cell = Math.floor(x);
    const t = x - cell;
    const smooth = t * t * (3 - 2 * t);
    return at(cell) + (at(cell + 1) - at(cell)) * smooth;
  };
}

/** Octaves of noise, each finer and weaker than the last: rolling hills. */
export function layerNoise(noise: Noise, x: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * 2 ** octave + octave * 37.7) * weight;
    total += weight;
    weight *= gain;
  }
  return sum / total;
}

/** The same octaves folded at zero: sharp crests with wide feet, as rock has. */
export function crestNoise(noise: Noise, x: number, octaves: number): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += (1 - 2 * Math.abs(noise(x * 2 ** octave + octave * 17.3))) * weight;
    total += weight;
    weight *= 0.48;
  }
  return sum / total;
}
