import { FileProgress } from "@tour/ui-kit/file-drop";
import { useStore } from "zustand";
import { pictureQueue, retryPicture } from "./picture-uploads.ts";

/** Each picture on its way, with what is wrong with it: entries of a list. */
export function PictureProgress() {
  const uploads = useStore(pictureQueue.store, (state) => state.uploads);
  return uploads.map(({ file, progress, error, isUnfit }) => (
    <FileProgress
      key={`${file.name} ${file.size} ${file.lastModified}`}
      name={file.name}
      size={file.size}
      progress={progress}
      error={error}
      onRemove={() => pictureQueue.remove(file)}
      onRetry={isUnfit ? undefined : () => void retryPicture(file)}
    />
  ));
}
