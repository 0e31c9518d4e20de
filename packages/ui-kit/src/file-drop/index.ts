export { FileDrop, type FileDropProps } from "./file-drop.tsx";
export { FileProgress, type FileProgressProps } from "./file-progress.tsx";
export { checkFiles, type CheckedFiles, type FileRules, type RejectReason } from "./check-files.ts";
