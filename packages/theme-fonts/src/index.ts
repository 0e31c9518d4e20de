export { fontFiles, readFontFile } from "./font-files.ts";
export type { FontFile } from "./font-files.ts";
