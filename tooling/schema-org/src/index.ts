export { checkStructuredData } from "./check-structured-data.ts";
export { readGraphs } from "./read-graphs.ts";
