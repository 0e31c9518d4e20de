import { clamp } from "../number-input/clamp.ts";

/** Bounds and grid of a slider. Specification, section 9: 0 to 100, step 1 by default. */
export interface SliderScale {
  min: number;
  max: number;
  step: number;
}

/** The value on the grid of steps nearest to a number; the last step may end at the bound. */
export function snap(number: number, { min, max, step }: SliderScale): number {
  const onGrid = min + Math.round((number - min) / step) * step;
  // Ten places are finer than any step, and coarser than binary dust.
  return clamp(Number(onGrid.toFixed(10)), min, max);
}

/** The value at a share (0 to 1) of the track. */
export function readShare(share: number, scale: SliderScale): number {
  return snap(scale.min + clamp(share, 0, 1) * (scale.max - scale.min), scale);
}

/** The share (0 to 1) of the track that lies before a value. */
export function toShare(value: number, { min, max }: SliderScale): number {
  return max > min ? clamp((value - min) / (max - min), 0, 1) : 0;
}

/** The thumb nearest to a value; `null` where several lie on it and either way is open. */
export function chooseThumb(values: readonly number[], at: number): number | null {
  const [low = 0, high = low] = values;
  if (values.length === 1) return 0;
  if (low === high) return at === low ? null : at > high ? 1 : 0;
  return Math.abs(at - high) < Math.abs(at - low) ? 1 : 0;
}

/**
 * The bounds that one thumb can reach, as its input is told them: those of a range end at the other
 * thumb. Between bounds that are off the grid an input has no steps of its own.
 */
export function boundThumb(values: readonly number[], index: number, scale: SliderScale) {
  const isRange = values.length > 1;
  const min = isRange && index === 1 ? (values[0] ?? scale.min) : scale.min;
  const max = isRange && index === 0 ? (values[1] ?? scale.max) : scale.max;
  return { min, max, step: snap(min, scale) === min ? scale.step : ("any" as const) };
}

/** The values after one thumb was moved: it stops at the other one. */
export function moveThumb(values: readonly number[], index: number, to: number): number[] {
  const low = index === 0 ? -Infinity : values[0];
  const high = index === 0 ? values[1] : Infinity;
  return values.map((value, at) => (at === index ? clamp(to, low, high) : value));
}

/** Where a key of the ARIA practices' slider leads, or `undefined` when it is not one of them. */
export function moveByKey(
  value: number,
  key: string,
  scale: SliderScale,
  isRightToLeft: boolean,
): number | undefined {
  const { min, max, step } = scale;
  const forward = isRightToLeft ? -step : step;
  const page = Math.max((max - min) / 10, step);
  const moves: Record<string, number> = {
    ArrowUp: value + step,
    ArrowDown: value - step,
    ArrowRight: value + forward,
    ArrowLeft: value - forward,
    PageUp: value + page,
    PageDown: value - page,
    Home: min,
    End: max,
  };
  const next = moves[key];
  return next === undefined ? undefined : snap(next, scale);
}
