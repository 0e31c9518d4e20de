export { definePackageBuild } from "./package-build.ts";
