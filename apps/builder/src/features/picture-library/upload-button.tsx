import type { MediaFile } from "@tour/api";
import { FileDrop, FileProgress } from "@tour/ui-kit/file-drop";
import { useRef, useState } from "react";
import { uploadFile } from "../../api/upload-file.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./picture-library.module.css";

interface UploadButtonProps {
  organizerId: number;
  done: (file: MediaFile) => Promise<void>;
}

interface Upload {
  file: File;
  /** From 0 to 1. */
  progress: number;
  error?: string;
}

/** What the server takes; it looks at the content once more. */
const accept = "image/jpeg,image/png,image/webp,image/avif,image/gif";
const maxSize = 20_000_000;

/** Takes a picture from the disk, by choice or by drop, and shows how the upload goes. */
export function UploadButton({ organizerId, done }: UploadButtonProps) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const cancel = useRef<AbortController | null>(null);

  async function send(file: File) {
    cancel.current = new AbortController();
    setUpload({ file, progress: 0 });
    try {
      const sent = await uploadFile("uploadMedia", organizerId, file, {
        signal: cancel.current.signal,
        progress: (progress) => setUpload({ file, progress }),
      });
      setUpload(null);
      await done(sent);
    } catch (error) {
      if (cancel.current?.signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      setUpload({ file, progress: 0, error: message });
    }
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
          onRemove={() => {
            cancel.current?.abort();
            setUpload(null);
          }}
        />
      )}
    </FileDrop>
  );
}
