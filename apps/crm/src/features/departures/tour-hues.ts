/** How many colours there are to tell tours apart; see `tour-hues.module.css`. */
const hues = 8;

/** Each tour's colour, the same on every view: by its place among all of them. */
export const listTourHues = (tours: readonly { id: number }[]): ReadonlyMap<number, number> =>
  new Map(tours.map(({ id }, index) => [id, index % hues]));
