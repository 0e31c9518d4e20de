export { askAnyOf } from "./ask-any-of.ts";
export { clientAddress } from "./client-address.ts";
export { drainRequestBody } from "./drain-request-body.ts";
export { explainPort } from "./explain-port.ts";
export { isMalformedPath } from "./is-malformed-path.ts";
export { listen } from "./listen.ts";
export type { ClientTimeouts } from "./listen.ts";
export { areNetworks, isPrivateAddress, isWithin, plainAddress, readNetworks } from "./networks.ts";
export type { Networks } from "./networks.ts";
