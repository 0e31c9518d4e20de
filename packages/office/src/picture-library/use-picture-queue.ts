import { useStore } from "zustand";
import { isSent } from "../uploads/index.ts";
import { pictureQueue } from "./picture-uploads.ts";

/** How many pictures are on their way for a place. */
export function useAwaitedPictures(purpose: string): number {
  return useStore(
    pictureQueue.store,
    ({ uploads }) => uploads.filter((one) => one.purpose === purpose && isSent(one)).length,
  );
}

/** Whether the queue has anything to show. */
export const useUploading = (): boolean =>
  useStore(pictureQueue.store, ({ uploads }) => uploads.length > 0);
