export { drainRequestBody } from "./drain-request-body.ts";
export { isMalformedPath } from "./is-malformed-path.ts";
export { listen } from "./listen.ts";
export type { ClientTimeouts } from "./listen.ts";
