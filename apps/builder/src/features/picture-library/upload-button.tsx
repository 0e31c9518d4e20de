import type { MediaFile } from "@tour/api";
import { Message } from "@tour/ui-kit/message";
import { Upload } from "lucide-react";
import { useState } from "react";
import type { DragEvent } from "react";
import { texts } from "../../texts/ru.ts";
import styles from "./picture-library.module.css";
import { uploadPicture } from "./upload-picture.ts";

interface UploadButtonProps {
  organizerId: number;
  done: (file: MediaFile) => Promise<void>;
}

/** Takes a picture from the disk, by choice or by drop, and shows how the upload goes. */
export function UploadButton({ organizerId, done }: UploadButtonProps) {
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    setPercent(0);
    try {
      await done(await uploadPicture(organizerId, file, setPercent));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setPercent(null);
    }
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void upload(event.dataTransfer.files[0]);
  };

  return (
    <>
      <label
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        data-busy={percent !== null}
      >
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          disabled={percent !== null}
          onChange={(event) => {
            void upload(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        <Upload size={20} aria-hidden />
        <span role="status">
          {percent === null ? texts.picture.dropHere : texts.picture.uploading(percent)}
        </span>
        <span className={styles.formats}>{texts.picture.formats}</span>
        {percent !== null && <progress max={100} value={percent} />}
      </label>
      {problem && <Message tone="danger">{problem}</Message>}
    </>
  );
}
