import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { createUploadQueue, isOnTheWay } from "./upload-queue.ts";
import type { Send } from "./upload-queue.ts";

export type Uploads = ReturnType<typeof useUploads>;

/**
 * Files on their way to the server, one after another: how far each is, and the way to stop it. They
 * are stopped when the place is gone.
 */
export function useUploads<Answer>(send: Send<Answer>) {
  const [queue] = useState(() => createUploadQueue());
  const state = useStore(queue.store);
  useEffect(() => queue.stop, [queue]);
  return {
    uploads: state.uploads,
    isBusy: isOnTheWay(state),
    start: (file: File) => queue.start(file, { send }),
    remove: queue.remove,
    clear: queue.clear,
  };
}
