/** What says when blocks are seen: pages whose blocks have no such rules do without it. */
export { isShownOn, listShownFacts, nextChange } from "@tour/blocks/definitions";
export { describeShown } from "./describe-shown.ts";
