export { UploadDrop } from "./upload-drop.tsx";
export { useUploads } from "./use-uploads.ts";
