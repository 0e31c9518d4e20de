export { namedCalls } from "./named-calls.ts";
