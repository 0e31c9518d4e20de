export { UploadDrop } from "./upload-drop.tsx";
export { createUploadQueue, isOnTheWay, isSent } from "./upload-queue.ts";
export { useUploads } from "./use-uploads.ts";
