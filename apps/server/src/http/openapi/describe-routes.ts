import { mediaSizes } from "@tour/api";

type Json = Record<string, unknown>;

interface Route {
  summary: string;
  types: string[];
  /** What is allowed of a parameter that is not just any text. */
  schemas?: Record<string, Json>;
  query?: string;
  /** Where it is answered by leading elsewhere. */
  leadsTo?: string;
  /** Other than reading alone. */
  methods?: ("get" | "post")[];
}

const json = ["application/json"];
const png = ["image/png"];

const routes: Record<string, Route> = {
  "/health": { summary: "Whether the process can answer calls; 503 while it stops", types: json },
  "/health/serving": { summary: "Whether calls may be sent to this process", types: json },
  "/health/ready": { summary: "The same as /health", types: json },
  "/health/live": { summary: "Whether the process runs", types: json },
  "/health/writes": {
    summary: "Whether it can save, too; 503 while the database's disk is full",
    types: json,
  },
  "/openapi.json": { summary: "This description", types: json },
  "/media/{key}/{size}": {
    summary: "A picture in one of its sizes, in the best format that the Accept header takes",
    types: ["image/avif", "image/webp", "image/jpeg"],
    schemas: { size: { enum: [...mediaSizes] } },
  },
  "/media/{key}/film": {
    summary: "A film that plays over a first screen, whole or in parts (Range)",
    types: ["video/mp4", "video/webm"],
  },
  "/media/font/{key}/font.woff2": { summary: "An organiser's font", types: ["font/woff2"] },
  "/fonts/{file}": { summary: "A built-in font", types: [], leadsTo: "The site's own file" },
  "/media/favicon/{key}/{file}": { summary: "A site's icon", types: png },
  "/media/share/marketplace/1.png": { summary: "The marketplace's share image", types: png },
  "/media/share/{site}/{file}": { summary: "A site's share image", types: png },
  "/crm/api/organizer/verification-file": {
    summary: "A document that an organiser gave staff, for them and staff alone; 404 for others",
    types: ["application/pdf", "image/jpeg", "image/png"],
    query: "id",
  },
  "/crm/api/departure/guide-sheet": {
    summary: "Who goes on a departure, for its guide, made anew each time; 404 for others",
    types: ["application/pdf"],
    query: "id",
  },
  "/crm/api/constructor/site-events": {
    summary:
      "What happens to an organiser's site, as server-sent events, for who edits it; 503 while nothing can be heard",
    types: ["text/event-stream"],
    query: "organizer_id",
  },
  "/internal/tls-check": {
    summary: "For a TLS proxy: 200 for a host that is served, else 404",
    types: json,
    query: "domain",
  },
  "/internal/page-life": {
    summary:
      "How long caches in front of the sites may keep a host's pages, from our own network alone; else 404",
    types: json,
    query: "host",
  },
  "/internal/visits": {
    summary: "What a process of the site counted, from our own network alone; else 404",
    types: json,
    methods: ["post"],
  },
  "/spa/voucher": {
    summary: "What a request's guest shows to be let on the tour, made anew each time",
    types: ["application/pdf"],
    query: "uuid",
  },
  "/spa/tour-program-paper": {
    summary: "A tour of the asked site with its programme, dates and prices, for paper",
    types: ["application/pdf"],
    query: "slug",
  },
  "/spa/contract": {
    summary: "The agreement as the request's guest accepted it, with what it is about",
    types: ["application/pdf"],
    query: "uuid",
  },
  "/spa/payment-notice/yookassa": {
    summary: "A notice of YooKassa's, from their addresses; what it names is asked of them",
    types: json,
    methods: ["post"],
  },
  "/spa/payment-notice/sandbox": {
    summary: "The same of the sandbox; 404 outside of a demo",
    types: json,
    methods: ["post"],
  },
  "/spa/sandbox-payment": {
    summary: "The page that stands in for a bank, and its form; 404 outside of a demo",
    types: ["text/html"],
    methods: ["get", "post"],
  },
};

/** OpenAPI paths of what the host serves besides the contract's calls. Product decisions, section 9. */
export function describeRoutes(): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(routes).map(([path, { methods = ["get"], ...route }]) => [
      path,
      Object.fromEntries(methods.map((method) => [method, describeRoute(path, route)])),
    ]),
  );
}

function describeRoute(path: string, { summary, types, schemas, query, leadsTo }: Route): Json {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => ["path", name]);
  const all = query ? [...inPath, ["query", query]] : inPath;
  return {
    summary,
    tags: [path.split(/[/.]/)[1]],
    parameters: all.map(([place, name = ""]) => ({
      name,
      in: place,
      required: true,
      schema: schemas?.[name] ?? { type: "string" },
    })),
    responses: leadsTo
      ? { 302: { description: leadsTo } }
      : {
          200: { description: "OK", content: Object.fromEntries(types.map((type) => [type, {}])) },
        },
  };
}
