import { FileDrop } from "@tour/ui-kit/file-drop";
import { pictureTexts } from "../texts/pictures.ru.ts";
import styles from "./picture-library.module.css";
import { PictureProgress } from "./picture-progress.tsx";
import { pictureRules } from "./picture-uploads.ts";
import { useUploading } from "./use-picture-queue.ts";

interface AddToLibraryProps {
  upload: (files: File[]) => void;
}

/** Takes files into the library; the queue stands under the place, because the library covers its panel. */
export function AddToLibrary({ upload }: AddToLibraryProps) {
  const isUploading = useUploading();
  return (
    <FileDrop
      {...pictureRules}
      className={styles.drop}
      aria-label={pictureTexts.upload}
      hint={pictureTexts.formats}
      multiple
      onFiles={upload}
    >
      {isUploading && <PictureProgress />}
    </FileDrop>
  );
}
