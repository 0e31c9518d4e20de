import type { MediaFile } from "@tour/api";
import { client } from "../api/client.ts";
import { texts } from "../texts/ru.ts";
import { UploadDrop, useUploads } from "../uploads/index.ts";
import styles from "./picture-library.module.css";

interface UploadPicturesProps {
  organizerId: number;
  /** Told of each picture that the server took, and whether it came alone. */
  taken: (file: MediaFile, isAlone: boolean) => Promise<void>;
}

/** What the server takes; it looks at the content once more. */
const accept = "image/jpeg,image/png,image/webp,image/avif,image/gif";
const maxSize = 20_000_000;

/** Takes pictures from the disk into the library. */
export function UploadPictures({ organizerId, taken }: UploadPicturesProps) {
  const uploads = useUploads((body, options) =>
    client.uploadMedia({ query: { organizer_id: organizerId }, body }, options),
  );

  async function send(file: File, isAlone: boolean) {
    const sent = await uploads.start(file);
    if (sent) await taken(sent, isAlone);
  }

  return (
    <UploadDrop
      className={styles.drop}
      label={texts.picture.upload}
      accept={accept}
      maxSize={maxSize}
      hint={texts.picture.formats}
      multiple
      uploads={uploads}
      onFiles={(files) => files.forEach((file) => void send(file, files.length === 1))}
    />
  );
}
