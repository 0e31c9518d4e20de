import { checkRichResults } from "./check-rich-results.ts";
import { checkVocabulary, isNode } from "./check-vocabulary.ts";

/**
 * Everything that is wrong with a page's JSON-LD, in words; empty when it is right. `origin` is the
 * host that the page's own addresses must be on.
 */
export async function checkStructuredData(document: unknown, origin: string): Promise<string[]> {
  if (!isNode(document) || document["@context"] !== "https://schema.org") {
    return ['"@context" is not https://schema.org'];
  }
  const graph = [document["@graph"] ?? []].flat();
  if (graph.length === 0 || !graph.every(isNode)) return ['"@graph" is no list of nodes'];
  return [
    ...checkNames(graph, origin),
    ...checkVocabulary(graph),
    ...(await checkRichResults(graph)),
  ];
}

function checkNames(graph: readonly Record<string, unknown>[], origin: string): string[] {
  const names = graph.flatMap((node) => (node["@id"] === undefined ? [] : [String(node["@id"])]));
  return [
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `twice: ${name}`),
    ...names.filter((name) => !name.startsWith(`${origin}/`)).map((name) => `elsewhere: ${name}`),
  ];
}
