import { FileDrop, FileProgress } from "@tour/ui-kit/file-drop";
import { FileType } from "lucide-react";
import { texts } from "../../../texts/ru.ts";
import type { FontUpload } from "./use-font-upload.ts";

interface FontDropProps {
  /** Where no visible label names it. */
  label?: string;
  upload: FontUpload;
  disabled?: boolean;
}

const accept = ".woff2,.woff,.ttf,.otf";
const maxSize = 5_000_000;

/** Takes a font's file, by choice or by drop, and shows how the upload goes. */
export function FontDrop({
  label,
  upload: { upload, send, reset },
  disabled = false,
}: FontDropProps) {
  return (
    <FileDrop
      aria-label={label}
      accept={accept}
      maxSize={maxSize}
      icon={<FileType size={24} />}
      hint={texts.fonts.formats}
      disabled={disabled || (upload !== null && !upload.error)}
      onFiles={([file]) => file && void send(file)}
    >
      {upload && (
        <FileProgress
          name={upload.file.name}
          size={upload.file.size}
          progress={upload.progress}
          error={upload.error}
          onRemove={reset}
        />
      )}
    </FileDrop>
  );
}
