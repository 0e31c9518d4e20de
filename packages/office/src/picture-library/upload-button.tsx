import type { MediaFile } from "@tour/api";
import { FileDrop, FileProgress } from "@tour/ui-kit/file-drop";
import { client } from "../api/client.ts";
import { useUpload } from "../api/use-upload.ts";
import { texts } from "../texts/ru.ts";
import styles from "./picture-library.module.css";

interface UploadButtonProps {
  organizerId: number;
  done: (file: MediaFile) => Promise<void>;
}

/** What the server takes; it looks at the content once more. */
const accept = "image/jpeg,image/png,image/webp,image/avif,image/gif";
const maxSize = 20_000_000;

/** Takes a picture from the disk, by choice or by drop, and shows how the upload goes. */
export function UploadButton({ organizerId, done }: UploadButtonProps) {
  const { upload, start, cancel } = useUpload((body, options) =>
    client.uploadMedia({ query: { organizer_id: organizerId }, body }, options),
  );

  async function send(file: File) {
    const sent = await start(file);
    if (sent) await done(sent);
  }

  return (
    <FileDrop
      className={styles.drop}
      aria-label={texts.picture.upload}
      accept={accept}
      maxSize={maxSize}
      hint={texts.picture.formats}
      disabled={upload !== null && !upload.error}
      onFiles={([file]) => file && void send(file)}
    >
      {upload && (
        <FileProgress
          name={upload.file.name}
          size={upload.file.size}
          progress={upload.progress}
          error={upload.error}
          onRemove={cancel}
        />
      )}
    </FileDrop>
  );
}
