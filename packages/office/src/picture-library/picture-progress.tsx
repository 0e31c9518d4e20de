import { IconButton } from "@tour/ui-kit/button";
import { FileProgress } from "@tour/ui-kit/file-drop";
import { X } from "lucide-react";
import { useStore } from "zustand";
import { pictureTexts } from "../texts/pictures.ru.ts";
import styles from "./picture-panel.module.css";
import { pictureQueue, retryPicture } from "./picture-uploads.ts";

/** Each picture on its way, with what is wrong with it: entries of a list. */
export function PictureProgress() {
  const uploads = useStore(pictureQueue.store, (state) => state.uploads);
  return uploads.map(({ file, progress, error, note, isUnfit }) =>
    note !== undefined ? (
      <li key={keyOf(file)} className={styles.known}>
        <p>
          {file.name}
          <span className={styles.note}>{note}</span>
        </p>
        <IconButton
          size="s"
          label={pictureTexts.forget(file.name)}
          onClick={() => pictureQueue.remove(file)}
        >
          <X size={18} />
        </IconButton>
      </li>
    ) : (
      <FileProgress
        key={keyOf(file)}
        name={file.name}
        size={file.size}
        progress={progress}
        error={error}
        onRemove={() => pictureQueue.remove(file)}
        onRetry={isUnfit ? undefined : () => void retryPicture(file)}
      />
    ),
  );
}

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;
