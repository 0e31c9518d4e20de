export { UploadDrop } from "./upload-drop.tsx";
export { useUploads } from "./use-uploads.ts";
export type { Upload, Uploads } from "./use-uploads.ts";
