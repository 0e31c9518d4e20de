interface SavedFile {
  name: string;
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** Hands a file to whoever asked for it, as a download. */
export function saveFile({ name, type, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
