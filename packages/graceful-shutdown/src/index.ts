export { endWith } from "./end-with.ts";
export { prepareStop } from "./prepare-stop.ts";
