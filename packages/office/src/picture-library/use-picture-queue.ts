import { useStore } from "zustand";
import { pictureQueue } from "./picture-uploads.ts";

/** How many pictures are on their way for a place. */
export function useAwaitedPictures(purpose: string): number {
  return useStore(
    pictureQueue.store,
    ({ uploads }) =>
      uploads.filter((one) => one.purpose === purpose && one.error === undefined).length,
  );
}

/** Whether any picture is on its way, or was not taken. */
export const useUploading = (): boolean =>
  useStore(pictureQueue.store, ({ uploads }) => uploads.length > 0);
