import { useState } from "react";
import type { DragEvent } from "react";

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes("Files") ?? false;

/** A place that takes files from the desktop; entries of a list that are dragged pass over it. */
export function useFileDrop(take: (files: File[]) => unknown) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        // A place within this one, as an entry of a gallery is, has taken it.
        if (event.defaultPrevented) return setOver(false);
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (!hasFiles(event) || event.defaultPrevented) return;
        event.preventDefault();
        take([...event.dataTransfer.files]);
      },
    },
  };
}

/** A file that misses its place is not opened by the browser instead of the office. */
export function keepMissedFiles(own: Window): () => void {
  const keep = (event: globalThis.DragEvent) => {
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
  };
  own.addEventListener("dragover", keep);
  own.addEventListener("drop", keep);
  return () => {
    own.removeEventListener("dragover", keep);
    own.removeEventListener("drop", keep);
  };
}
