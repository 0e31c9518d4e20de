interface Orders {
  /** Ids as they stood. */
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/** Their order, with what we moved or added behind what it stands behind in ours. */
export function mergeOrder({ base, mine, theirs }: Orders): string[] {
  const placed = listMoved(base, mine);
  const present = new Set(theirs);
  const order = theirs.filter((id) => !placed.has(id));
  mine.forEach((id, index) => {
    if (!placed.has(id) && present.has(id)) return;
    // Not among theirs, and not moved by us: they took it out, and the caller says what becomes of it.
    const before = mine.slice(0, index).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/** Ids that are new, or that left the order in which the most of the others still stand. */
function listMoved(base: readonly string[], changed: readonly string[]): Set<string> {
  const places = new Map(base.map((id, index) => [id, index]));
  const kept = new Set(
    listLongestRise(
      changed.filter((id) => places.has(id)),
      places,
    ),
  );
  return new Set(changed.filter((id) => !kept.has(id)));
}

/** The longest selection, in its order, whose places only rise. */
function listLongestRise(ids: readonly string[], places: ReadonlyMap<string, number>): string[] {
  const best: { length: number; before: number }[] = [];
  let last = -1;
  ids.forEach((id, index) => {
    let [length, before] = [1, -1];
    for (let earlier = 0; earlier < index; earlier += 1) {
      const isLower = places.get(ids[earlier]!)! < places.get(id)!;
      if (isLower && best[earlier]!.length + 1 > length) {
        [length, before] = [best[earlier]!.length + 1, earlier];
      }
    }
    best.push({ length, before });
    if (last < 0 || length > best[last]!.length) last = index;
  });
  const rise: string[] = [];
  for (let index = last; index >= 0; index = best[index]!.before) rise.unshift(ids[index]!);
  return rise;
}
