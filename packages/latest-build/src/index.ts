export { reloadOnce } from "./reload-once.ts";
export { isOutdated, watchBuild } from "./watch-build.ts";
