import { definePackageBuild } from "@tour/tsup-config";

export default definePackageBuild();
