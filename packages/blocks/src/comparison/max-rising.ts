/** Places of the longest rising subsequence. */
export function maxRising(numbers: readonly number[]): Set<number> {
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    let length = ends.findIndex((end) => numbers[end]! >= number);
    if (length === -1) length = ends.length;
    previous[place] = ends[length - 1];
    ends[length] = place;
  }
  const places = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = previous[place]) places.add(place);
  return places;
}
