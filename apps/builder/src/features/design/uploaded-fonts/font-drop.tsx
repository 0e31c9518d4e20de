import { UploadDrop } from "@tour/office/uploads";
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
export function FontDrop({ label, upload, disabled }: FontDropProps) {
  return (
    <UploadDrop
      label={label}
      accept={accept}
      maxSize={maxSize}
      icon={<FileType size={24} />}
      hint={texts.fonts.formats}
      disabled={disabled}
      uploads={upload.uploads}
      onFiles={([file]) => file && upload.send(file)}
    />
  );
}
