const script = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** The structured data that stands in a page's HTML, parsed, in its order. */
export function readGraphs(html: string): unknown[] {
  return [...html.matchAll(script)].map(([, json]) => JSON.parse(json ?? "") as unknown);
}
