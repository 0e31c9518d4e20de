import { isPlainValue } from "./check-value.ts";
import { isKindOf, readVocabulary } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const typesOf = (node: Node): string[] => [node["@type"] ?? []].flat().map(String);

/** The nodes of a graph by the name under which others point at them. */
type Named = ReadonlyMap<string, Node>;

/**
 * What in a graph is not as schema.org describes it: types and properties that it does not have or
 * has given up, properties of other types, values of another type or form, pointers to nothing.
 */
export function checkVocabulary(graph: readonly Node[]): string[] {
  const vocabulary = readVocabulary();
  const named: Named = new Map(graph.map((node) => [String(node["@id"]), node]));
  return graph.flatMap((node) => checkNode(vocabulary, named, node, typesOf(node).join("+")));
}

function checkNode(vocabulary: Vocabulary, named: Named, node: Node, path: string): string[] {
  const types = typesOf(node);
  const strange = types.filter(
    (type) => !vocabulary.parents.has(type) || vocabulary.superseded.has(type),
  );
  if (types.length === 0) return [`${path}: has no type`];
  if (strange.length > 0) return [`${path}: ${strange.join(", ")} is no type of schema.org`];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith("@"))
    .flatMap(([name, value]) => checkProperty(vocabulary, named, types, name, value, path));
}

function checkProperty(
  vocabulary: Vocabulary,
  named: Named,
  types: string[],
  name: string,
  value: unknown,
  path: string,
): string[] {
  const at = `${path}.${name}`;
  const property = vocabulary.properties.get(name);
  if (!property) return [`${at}: no property of schema.org`];
  if (property.isSuperseded) return [`${at}: superseded`];
  const isOwn = types.some((type) =>
    property.domain.some((domain) => isKindOf(vocabulary, type, domain)),
  );
  if (!isOwn) return [`${at}: no property of ${types.join(", ")}`];
  if (Array.isArray(value) && value.length === 0) return [`${at}: empty`];
  return [value].flat().flatMap((one, index) => {
    const place = Array.isArray(value) ? `${at}[${index}]` : at;
    if (!isNode(one)) {
      const isRight = isPlainValue(vocabulary, name, property.range, one);
      return isRight ? [] : [`${place}: ${JSON.stringify(one)} is none of ${property.range}`];
    }
    const isPointer = Object.keys(one).join() === "@id";
    const target = isPointer ? named.get(String(one["@id"])) : one;
    if (!target) return [`${place}: points at ${String(one["@id"])}, which is not here`];
    const fits = typesOf(target).some((type) =>
      property.range.some((range) => isKindOf(vocabulary, type, range)),
    );
    const problems = isPointer ? [] : checkNode(vocabulary, named, one, place);
    return fits
      ? problems
      : [`${place}: ${typesOf(target)} is none of ${property.range}`, ...problems];
  });
}
