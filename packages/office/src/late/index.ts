export { lateCode } from "./late-code.ts";
export type { LateCode } from "./late-code.ts";
export { lateDialog } from "./late-dialog.tsx";
export { latePart } from "./late-part.tsx";
export { LatePartFailure } from "./late-part-failure.tsx";
export { useLateCode } from "./use-late-code.ts";
export { loadWhenIdle } from "./load-when-idle.ts";
export { latestBuildAddress } from "./latest-build-address.ts";
export { guardReloads, mayReload } from "./reloading.ts";
