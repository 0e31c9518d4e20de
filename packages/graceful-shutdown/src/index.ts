export { prepareStop } from "./prepare-stop.ts";
