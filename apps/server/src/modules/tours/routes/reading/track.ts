import { routeLimits } from "@tour/api";

/** Why nothing can be drawn of a file. */
export type TrackProblem =
  | "empty"
  | "damaged"
  | "archive"
  | "unknown"
  | "noTrack"
  | "outside"
  | "tooManyPoints"
  | "tooFar";

export class UnreadableTrack extends Error {
  readonly problem: TrackProblem;

  constructor(problem: TrackProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Degrees, and metres above the sea: NaN where the file says none. */
export interface TrackPoint {
  latitude: number;
  longitude: number;
  height: number;
}

/** What was recorded without a pause. */
export interface Segment {
  /** Which of the file's tracks it is of. */
  track: number;
  points: TrackPoint[];
}

const isInWorld = (latitude: number, longitude: number) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
/** Where nothing goes, and devices without a signal say that they are. */
const isNowhere = (latitude: number, longitude: number) => latitude === 0 && longitude === 0;
/** From the Dead Sea to the top of Everest, and what devices add. */
const isHeight = (height: number) => height >= -500 && height <= 9000;

/** Gathers what a file says, without points that can't be. Throws `UnreadableTrack` for too many. */
export function createTrackCollector() {
  const segments: Segment[] = [];
  let [track, taken, left] = [-1, 0, 0];
  let isOpen = false;
  return {
    startTrack(): void {
      track += 1;
      isOpen = false;
    },
    startSegment(): void {
      isOpen = false;
    },
    add(latitude: number, longitude: number, height = Number.NaN): void {
      if (taken + left >= routeLimits.filePoints) throw new UnreadableTrack("tooManyPoints");
      if (!isInWorld(latitude, longitude) || isNowhere(latitude, longitude)) {
        left += 1;
        return;
      }
      if (!isOpen) segments.push({ track: Math.max(track, 0), points: [] });
      isOpen = true;
      taken += 1;
      const known = isHeight(height) ? height : Number.NaN;
      segments.at(-1)!.points.push({ latitude, longitude, height: known });
    },
    get segments(): Segment[] {
      return segments.filter(({ points }) => points.length > 1);
    },
    /** Whether the file has points, and none of them lies on the globe. */
    get isOutside(): boolean {
      return taken === 0 && left > 0;
    },
  };
}

export type TrackCollector = ReturnType<typeof createTrackCollector>;
