/** In the browser alone: the site is told which they are only to show them as they are now. */
const key = "seen-tours";
const maxKept = 6;

/**
 * Remembers the tour of the page, and shows those that were seen before it at the page's end. Where
 * nothing can be kept, or nothing comes, the page is as it was.
 */
export async function showSeenTours(place: HTMLElement): Promise<void> {
  const own = Number(place.dataset.seenTours);
  const others = readIds().filter((id) => id !== own);
  try {
    localStorage.setItem(key, JSON.stringify([own, ...others].slice(0, maxKept)));
  } catch {
    return;
  }
  if (others.length === 0) return;
  const query = new URLSearchParams(others.map((id) => ["tour", `${id}`]));
  const answer = await fetch(`/seen-tours?${query}`).catch(() => null);
  if (answer?.status !== 200) return;
  place.innerHTML = await answer.text();
  place.hidden = false;
}

function readIds(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}
