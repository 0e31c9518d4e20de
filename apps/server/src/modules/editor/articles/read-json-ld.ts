/** What an article says of itself in JSON-LD; empty where it does not. */
export interface LinkedData {
  source: string;
  title: string;
  quote: string;
  date: string;
  image: string;
}

type Thing = Record<string, unknown>;

const articleTypes = /(?:Article|BlogPosting|Report|Review)$/;
const maxDepth = 8;

/** Finds the article among a page's JSON-LD scripts; broken ones are passed over. */
export function readJsonLd(scripts: string[]): LinkedData {
  const things = scripts.flatMap((script) => listThings(parse(script)));
  const article = things.find((thing) => typesOf(thing).some((type) => articleTypes.test(type)));
  if (!article) return { source: "", title: "", quote: "", date: "", image: "" };
  return {
    source: toText(article["publisher"], "name"),
    title: toText(article["headline"]) || toText(article["name"]),
    quote: toText(article["description"]),
    date: toText(article["datePublished"]),
    image: toText(article["image"], "url") || toText(article["thumbnailUrl"]),
  };
}

function parse(script: string): unknown {
  try {
    return JSON.parse(script) as unknown;
  } catch {
    return undefined;
  }
}

/** Every thing at the top, in lists and in graphs. */
function listThings(value: unknown, depth = 0): Thing[] {
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) return value.flatMap((one) => listThings(one, depth + 1));
  if (typeof value !== "object" || value === null) return [];
  const thing = value as Thing;
  return [
    thing,
    ...listThings(thing["@graph"], depth + 1),
    ...listThings(thing["mainEntity"], depth + 1),
  ];
}

const typesOf = (thing: Thing) => [thing["@type"]].flat().filter((one) => typeof one === "string");

/** A text, or that of a thing's field, or the first of a list of either. */
function toText(value: unknown, field = "name", depth = 0): string {
  if (typeof value === "string") return value;
  if (depth > 3 || typeof value !== "object" || value === null) return "";
  if (Array.isArray(value)) return toText(value[0], field, depth + 1);
  return toText((value as Thing)[field], field, depth + 1);
}
