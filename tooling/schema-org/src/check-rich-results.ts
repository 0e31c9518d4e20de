import type { Node } from "./check-vocabulary.ts";
import { isNode, typesOf } from "./check-vocabulary.ts";
import { GoogleValidator } from "./google-validator.ts";

/** What search engines ask for beyond the vocabulary: properties without which nothing is shown. */
export async function checkRichResults(graph: readonly Node[]): Promise<string[]> {
  const problems = await Promise.all(graph.map(checkByValidator));
  return [...problems.flat(), ...graph.flatMap(checkOwnRules), ...checkProducts(graph)];
}

/** Asked for by merchant listings; a product snippet lives by its rating alone. */
const ofMerchants = 'Required attribute "offers" is missing';

/** Google's required properties, by a validator that follows its documentation. */
async function checkByValidator(node: Node): Promise<string[]> {
  const types = typesOf(node);
  const issues = await new GoogleValidator().validate({
    jsonld: { [types[0] ?? ""]: [structuredClone(node)] },
    microdata: {},
    rdfa: {},
  });
  return issues
    .filter(({ severity }) => severity === "ERROR")
    .filter(({ issueMessage }) => issueMessage !== ofMerchants || !node.aggregateRating)
    .map(({ issueMessage }) => `${types.join("+")}: ${issueMessage}`);
}

const requires = (node: Node, names: readonly string[], what: string) =>
  names.filter((name) => node[name] === undefined).map((name) => `${what}: "${name}" is missing`);

/** Rules of types that the validator does not know. */
function checkOwnRules(node: Node): string[] {
  const types = typesOf(node);
  if (types.includes("TravelAgency")) return requires(node, ["name", "address"], "TravelAgency");
  if (types.includes("WebSite")) return requires(node, ["name", "url"], "WebSite");
  if (types.includes("ItemList")) return checkList(node);
  if (!types.includes("FAQPage")) return [];
  return [node.mainEntity].flat().flatMap((question) => {
    if (!isNode(question)) return ["FAQPage: no questions"];
    const answer = question.acceptedAnswer;
    return [
      ...requires(question, ["name", "acceptedAnswer"], "Question"),
      ...(isNode(answer) ? requires(answer, ["text"], "Answer") : []),
    ];
  });
}

/** Google's carousels: positions from 1 without gaps, each entry with an address of its own. */
function checkList({ itemListElement }: Node): string[] {
  const entries = [itemListElement].flat().filter(isNode);
  const urls = entries.map(({ url }) => url);
  return [
    ...(entries.every(({ position }, index) => position === index + 1)
      ? []
      : ["ItemList: positions are not 1, 2, 3…"]),
    ...(new Set(urls).size === urls.length && !urls.includes(undefined)
      ? []
      : ["ItemList: entries need an address each"]),
  ];
}

/** Yandex's strict markup: one product a page, with a picture and an offer that says it all. */
function checkProducts(graph: readonly Node[]): string[] {
  const products = graph.filter((node) => typesOf(node).includes("Product"));
  const offers = products.flatMap(listOffers);
  return [
    ...(products.length > 1 ? ["Product: more than one on the page"] : []),
    ...products.flatMap((node) => requires(node, ["name", "description"], "Product")),
    ...offers.flatMap((offer) => {
      const price = typesOf(offer).includes("AggregateOffer") ? "lowPrice" : "price";
      return requires(offer, ["availability", "priceCurrency", price], "Offer");
    }),
  ];
}

/** The offers of a node, with those that an aggregate holds. */
function listOffers({ offers }: Node): Node[] {
  const own = [offers ?? []].flat().filter(isNode);
  return own.flatMap((offer) => [offer, ...listOffers(offer)]);
}
