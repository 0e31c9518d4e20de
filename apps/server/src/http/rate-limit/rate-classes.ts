import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import type { Rate } from "./token-buckets.ts";

/** How often one address may ask, by what an answer costs. */
export const rates = {
  /** Pictures, fonts: a page asks for dozens at once. */
  file: { burst: 600, perSecond: 150 },
  read: { burst: 200, perSecond: 40 },
  /** Also what is asked while somebody types. */
  search: { burst: 120, perSecond: 20 },
  write: { burst: 100, perSecond: 10 },
  /** Uploads, and what makes the server ask others. */
  heavy: { burst: 40, perSecond: 2 },
} as const satisfies Record<string, Rate>;

export type RateClass = keyof typeof rates;

const named: Partial<Record<keyof TourContract, RateClass>> = {
  tours: "search",
  toursPage: "search",
  looserTours: "search",
  toursMap: "search",
  suggestions: "search",
  marketTours: "search",
  comparedTours: "search",
  parseMassMediaArticle: "heavy",
  copyMedia: "heavy",
  checkDomain: "heavy",
};

const classes = new Map<string, RateClass>(
  Object.entries(contract).map(([name, { method, path, encoding }]) => {
    const byForm = encoding === "multipart" ? "heavy" : method === "GET" ? "read" : "write";
    return [`${method} ${path}`, named[name as keyof TourContract] ?? byForm];
  }),
);

/** What watches the server, from inside, is never refused. */
const free = /^\/(health|internal)(\/|$)/;

/** The class of a request; undefined for what is not counted. */
export function rateClassOf(method: string, path: string): RateClass | undefined {
  if (free.test(path)) return undefined;
  const known = classes.get(`${method} ${path}`);
  if (known) return known;
  return method === "GET" || method === "HEAD" ? "file" : "write";
}
