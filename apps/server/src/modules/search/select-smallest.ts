/**
 * The `count` smallest numbers in rising order; those that are given may be left in another. Linear in the length, so that the first page of many is as quick as of few.
 */
export function selectSmallest(numbers: Float64Array, count: number): Float64Array {
  const wanted = Math.min(count, numbers.length);
  if (wanted > 0 && wanted <= few) return selectFew(numbers, wanted);
  if (wanted > 0 && wanted < numbers.length) partition(numbers, wanted - 1);
  return numbers.subarray(0, wanted).sort();
}

/** So many are kept in order while all others go by once: most are larger than all of them. */
const few = 64;

function selectFew(numbers: Float64Array, wanted: number): Float64Array {
  const best = numbers.slice(0, wanted).sort();
  const last = wanted - 1;
  for (let at = wanted; at < numbers.length; at += 1) {
    const number = numbers[at]!;
    if (number >= best[last]!) continue;
    let place = last;
    for (; place > 0 && best[place - 1]! > number; place -= 1) best[place] = best[place - 1]!;
    best[place] = number;
  }
  return best;
}

/** Moves numbers until the one at this place is where it belongs, and none before it is larger. */
function partition(numbers: Float64Array, place: number): void {
  let low = 0;
  let high = numbers.length - 1;
  while (high > low) {
    const pivot = middleOf(numbers[low]!, numbers[(low + high) >>> 1]!, numbers[high]!);
    let left = low;
    let right = high;
    while (left <= right) {
      while (numbers[left]! < pivot) left += 1;
      while (numbers[right]! > pivot) right -= 1;
      if (left > right) break;
      const moved = numbers[left]!;
      numbers[left] = numbers[right]!;
      numbers[right] = moved;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
}

const middleOf = (a: number, b: number, c: number) =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
