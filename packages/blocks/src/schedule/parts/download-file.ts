/** Gives a text to the browser as a file. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes it up after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
