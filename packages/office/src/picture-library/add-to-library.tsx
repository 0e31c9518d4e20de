import type { MediaFile } from "@tour/api";
import { FileDrop } from "@tour/ui-kit/file-drop";
import { pictureTexts } from "../texts/pictures.ru.ts";
import styles from "./picture-library.module.css";
import { PictureProgress } from "./picture-progress.tsx";
import { pictureRules, uploadPictures } from "./picture-uploads.ts";
import { useUploading } from "./use-picture-queue.ts";

interface AddToLibraryProps {
  organizerId: number;
  /** Told of the pictures that were taken, and whether theirs was the only file. */
  taken: (pictures: MediaFile[], isAlone: boolean) => void;
}

/** Takes files into the library; the queue stands under the place, because the library covers its panel. */
export function AddToLibrary({ organizerId, taken }: AddToLibraryProps) {
  const isUploading = useUploading();
  const upload = (files: File[]) =>
    void uploadPictures(files, {
      organizerId,
      taken: (pictures) => taken(pictures, files.length === 1),
    });
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
