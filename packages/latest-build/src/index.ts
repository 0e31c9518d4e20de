export { reloadOnce } from "./reload-once.ts";
export { watchBuild } from "./watch-build.ts";
