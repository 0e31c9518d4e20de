interface MadeFile {
  name: string;
  type: string;
  /** In base64. */
  content: string;
}

/** Hands a file that the server made to whoever asked for it, as a download. */
export function saveFile({ name, type, content }: MadeFile): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.codePointAt(0)!);
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
