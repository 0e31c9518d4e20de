import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const prefix = "http://schema.org/";
const rdfType = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const subClassOf = "http://www.w3.org/2000/01/rdf-schema#subClassOf";

/** A statement about a word of schema.org, with the prefix taken off. */
const statement = /^<http:\/\/schema\.org\/([^>/]+)> <([^>]+)> <([^>]+)>/;

interface Property {
  /** Types that may have it. */
  domain: string[];
  /** Types of its values. */
  range: string[];
  isSuperseded: boolean;
}

/** schema.org's own vocabulary: what it publishes, read from the file that it publishes it in. */
export interface Vocabulary {
  /** Types and data types, each with those that it narrows. */
  parents: Map<string, string[]>;
  properties: Map<string, Property>;
  /** Members of enumerations, each with its enumerations. */
  members: Map<string, string[]>;
  superseded: Set<string>;
}

let known: Vocabulary | undefined;

export function readVocabulary(): Vocabulary {
  known ??= parse(
    readFileSync(createRequire(import.meta.url).resolve("@vocabulary/schema/schema.nq"), "utf8"),
  );
  return known;
}

function parse(text: string): Vocabulary {
  const parents: Vocabulary["parents"] = new Map();
  const properties: Vocabulary["properties"] = new Map();
  const members: Vocabulary["members"] = new Map();
  const superseded = new Set<string>();
  for (const line of text.split("\n")) {
    const [, word = "", relation = "", object = ""] = statement.exec(line) ?? [];
    const value = object.replace(prefix, "");
    if (relation === rdfType && object.endsWith("#Class")) entry(parents, word, () => []);
    else if (relation === rdfType && object.endsWith("#Property")) property(properties, word);
    else if (relation === rdfType && value === "DataType") entry(parents, word, () => []);
    else if (relation === rdfType) entry(members, word, () => []).push(value);
    else if (relation === subClassOf) entry(parents, word, () => []).push(value);
    else if (relation === `${prefix}domainIncludes`) property(properties, word).domain.push(value);
    else if (relation === `${prefix}rangeIncludes`) property(properties, word).range.push(value);
    else if (relation === `${prefix}supersededBy`) superseded.add(word);
  }
  for (const word of superseded) {
    const found = properties.get(word);
    if (found) found.isSuperseded = true;
  }
  return { parents, properties, members, superseded };
}

function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

const property = (properties: Vocabulary["properties"], word: string): Property =>
  entry(properties, word, () => ({ domain: [], range: [], isSuperseded: false }));

/** Whether a type is another one, or narrows it. */
export function isKindOf(vocabulary: Vocabulary, type: string, wider: string): boolean {
  if (type === wider) return true;
  return (vocabulary.parents.get(type) ?? []).some((one) => isKindOf(vocabulary, one, wider));
}
