import { FileDrop, FileProgress } from "@tour/ui-kit/file-drop";
import type { FileDropProps } from "@tour/ui-kit/file-drop";
import type { Uploads } from "./use-uploads.ts";

interface UploadDropProps extends Pick<
  FileDropProps,
  "accept" | "maxSize" | "hint" | "icon" | "className" | "multiple" | "disabled"
> {
  uploads: Pick<Uploads, "uploads" | "remove" | "clear">;
  /** Takes what may be sent; of a place for one file the only one, in place of the one before. */
  onFiles: (files: File[]) => unknown;
  /** Where no visible label names it. */
  label?: string | undefined;
}

/**
 * The office's place for files: by choice, by keyboard or by drop. How each of them goes, and what
 * is wrong with it, stands under the place.
 */
export function UploadDrop({ uploads, onFiles, label, ...place }: UploadDropProps) {
  const take = (files: File[]) => {
    // It stays in reach while a file is on its way: a place that is switched off loses the focus.
    if (!place.multiple) uploads.clear();
    onFiles(files);
  };
  return (
    <FileDrop {...place} aria-label={label} onFiles={take}>
      {uploads.uploads.length > 0 &&
        uploads.uploads.map(({ file, progress, error }) => (
          <FileProgress
            key={`${file.name} ${file.lastModified}`}
            name={file.name}
            size={file.size}
            progress={progress}
            error={error}
            onRemove={() => uploads.remove(file)}
          />
        ))}
    </FileDrop>
  );
}
