/** A point or a distance, in px. */
export interface Point {
  x: number;
  y: number;
}

/** How a picture is shown: enlarged `scale` times around the centre, then moved by `x`, `y` px. */
export interface View extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The whole picture, as large as it fits. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** The most that a picture is enlarged. */
export const MAX_SCALE = 4;
/** What a double tap enlarges to. */
export const TAP_SCALE = 2.5;
/** One step of the keys and of the button. */
export const STEP_FACTOR = 1.6;

/** Enlarges by `factor` so that what is under `at` stays there; a pinch may go a little below 1. */
export function zoomView(view: View, factor: number, at: Point): View {
  const scale = Math.min(Math.max(view.scale * factor, 0.75), MAX_SCALE);
  const real = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real };
}

/** Moves a view by a distance in px. */
export function panView(view: View, by: Point): View {
  return { scale: view.scale, x: view.x + by.x, y: view.y + by.y };
}

/** The nearest view that leaves no gap beside an enlarged picture; `picture` is its size at 1. */
export function settleView(view: View, picture: Size, stage: Size): View {
  if (view.scale <= 1) return WHOLE;
  const keep = (offset: number, side: keyof Size) => {
    const maxOffset = Math.max(0, (picture[side] * view.scale - stage[side]) / 2);
    return Math.min(Math.max(offset, -maxOffset), maxOffset);
  };
  return { scale: view.scale, x: keep(view.x, "width"), y: keep(view.y, "height") };
}

/** Whether a view can't be moved on by `x` px, because the picture's edge is in view there. */
export function isAtEdge(view: View, x: number, picture: Size, stage: Size): boolean {
  const moved = settleView(panView(view, { x: Math.sign(x) * 2, y: 0 }), picture, stage);
  return Math.abs(moved.x - view.x) < 1;
}

/** What a double tap makes of a view: enlarged around the tap, or whole again. */
export function toggleZoom(view: View, at: Point): View {
  return view.scale > 1 ? WHOLE : zoomView(WHOLE, TAP_SCALE, at);
}
