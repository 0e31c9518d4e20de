/**
 * The address of a search after the change that led from one to another, made to a third: a link of a
 * list knows only the list that it stands in, and whoever presses two of them before the first list
 * came wants both. The list begins anew. Of what has one value the newest stands first, which is the
 * one that counts (market-search.ts).
 */
export function applyChange(before: string, after: string, onto: string): string {
  const [was, is] = [new URL(before).searchParams, new URL(after).searchParams];
  const changed = new URL(onto);
  const params = changed.searchParams;
  for (const [name, value] of was) if (!is.has(name, value)) params.delete(name, value);
  const added = [...is].filter(([name, value]) => !was.has(name, value));
  changed.search = String(new URLSearchParams([...added, ...params]));
  params.delete("page");
  return changed.href;
}
