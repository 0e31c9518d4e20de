import type { Point } from "./zoom-rules.ts";

/** A finger that rested this long before it left has no speed, in ms. */
const REST_MS = 60;
/** The speed of a finger is that of its last so many ms. */
const WINDOW_MS = 100;
/** How far a picture goes on: the way that its finger would have made in so many ms. */
const GLIDE_MS = 180;
/** No picture goes on farther than this, in px. */
const MAX_GLIDE = 1200;

interface Sample extends Point {
  time: number;
}

/** Remembers where a finger has been lately, to tell how far what it moved goes on without it. */
export function createMomentum() {
  let samples: Sample[] = [];
  return {
    reset() {
      samples = [];
    },
    /** `time` in ms. */
    add(at: Point, time: number) {
      samples = [...samples.filter((sample) => time - sample.time <= WINDOW_MS), { ...at, time }];
    },
    /** The distance in px that is still to go when the finger leaves at `time`. */
    read(time: number): Point {
      const [first] = samples;
      const last = samples.at(-1);
      if (!first || !last || last.time <= first.time || time - last.time > REST_MS) {
        return { x: 0, y: 0 };
      }
      const glide = (way: number) => {
        const distance = (way / (last.time - first.time)) * GLIDE_MS;
        return Math.min(Math.max(distance, -MAX_GLIDE), MAX_GLIDE);
      };
      return { x: glide(last.x - first.x), y: glide(last.y - first.y) };
    },
  };
}
