import type { LinkedNode, LinkedValue } from "./linked-node.ts";

/** Types that another one includes: naming both would say the same twice. */
const widerTypes: Readonly<Record<string, string>> = { TravelAgency: "Organization" };

const asList = (value: LinkedValue): readonly LinkedValue[] =>
  Array.isArray(value) ? value : [value];

const isEmpty = (value: LinkedValue): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && !value.length);

const isNode = (value: LinkedValue): value is LinkedNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Joins what is said of the same thing into one node each, in the order of their first mention.
 * Types add up, lists are joined without repeats, and of single values the first one stands.
 * A node without an `@id` is a thing of its own, once.
 */
export function joinNodes(nodes: readonly LinkedNode[]): LinkedNode[] {
  const joined = new Map<string, LinkedNode>();
  for (const node of nodes.map(dropEmpty)) {
    const key = node["@id"] ?? JSON.stringify(node);
    const known = joined.get(key);
    joined.set(key, known ? joinTwo(known, node) : node);
  }
  return [...joined.values()];
}

function joinTwo(first: LinkedNode, second: LinkedNode): LinkedNode {
  const properties = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const known = first[name];
    if (known === undefined) properties[name] = value;
    else if (name === "@type") properties[name] = joinTypes(known, value);
    else if (Array.isArray(known) || Array.isArray(value)) {
      properties[name] = joinLists(known, value);
    }
  }
  return properties;
}

/** One type as a word, several in the order of the alphabet, so that a page's bytes stay the same. */
function joinTypes(first: LinkedValue, second: LinkedValue): LinkedValue {
  const all = new Set([...asList(first), ...asList(second)].map(String));
  for (const type of [...all]) all.delete(widerTypes[type] ?? "");
  const types = [...all].toSorted();
  return types.length === 1 ? types[0] : types;
}

function joinLists(first: LinkedValue, second: LinkedValue): LinkedValue {
  const all = [...asList(first), ...asList(second)];
  return [...new Map(all.map((entry) => [JSON.stringify(entry), entry])).values()];
}

/** The same without what is empty, however deep: nothing is claimed of what is not known. */
function dropEmpty(node: LinkedNode): LinkedNode {
  const kept = Object.entries(node).map(([name, value]) => [name, dropFrom(value)] as const);
  return Object.fromEntries(kept.filter(([, value]) => !isEmpty(value)));
}

function dropFrom(value: LinkedValue): LinkedValue {
  if (Array.isArray(value)) return value.map(dropFrom).filter((entry) => !isEmpty(entry));
  return isNode(value) ? dropEmpty(value) : value;
}
