export { findFreePort } from "./find-free-port.ts";
