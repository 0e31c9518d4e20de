/** Ids that a page of the site uses itself. */
const reserved = ["content"];

/** Anchors of a page's blocks as its visitors have them, where each but the empty one stands once. */
export function nameAnchors(anchors: readonly string[]): string[] {
  const taken = new Set([...reserved, ...anchors]);
  const given = new Set(reserved);
  return anchors.map((anchor) => {
    if (!anchor) return "";
    const name = given.has(anchor) ? findFree(anchor, taken) : anchor;
    given.add(name);
    taken.add(name);
    return name;
  });
}

function findFree(anchor: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${anchor}-${number}`)) number += 1;
  return `${anchor}-${number}`;
}
