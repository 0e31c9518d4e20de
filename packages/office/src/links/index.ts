export { AppLink } from "./app-link.tsx";
export { blockHash } from "./block-hash.ts";
export { LinkInput } from "./link-input.tsx";
