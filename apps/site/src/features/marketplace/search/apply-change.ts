import { listNames } from "./market-search.ts";

interface Change {
  /** The address that somebody looks at. */
  before: URL;
  /** Where they want to go from it. */
  after: URL;
  /** What they chose meanwhile, and is not shown yet. */
  onto: URL;
}

/**
 * The same change of a search, made to another one: a link of a list knows only the list that it stands
 * in, and whoever presses two of them before the first list came wants both. The list begins anew.
 */
export function applyChange({ before, after, onto }: Change): URL {
  const params = new URLSearchParams(onto.search);
  for (const name of new Set([...before.searchParams.keys(), ...after.searchParams.keys()])) {
    const [was, is] = [before.searchParams.getAll(name), after.searchParams.getAll(name)];
    if (was.join("\n") === is.join("\n")) continue;
    const values = isList(name) ? changeList(params.getAll(name), was, is) : is;
    params.delete(name);
    for (const value of values) params.append(name, value);
  }
  params.delete("page");
  const changed = new URL(after);
  changed.search = params.toString();
  return changed;
}

function changeList(values: string[], was: string[], is: string[]): Set<string> {
  const kept = values.filter((value) => is.includes(value) || !was.includes(value));
  return new Set([...kept, ...is.filter((value) => !was.includes(value))]);
}

const isList = (name: string) => (listNames as readonly string[]).includes(name);
