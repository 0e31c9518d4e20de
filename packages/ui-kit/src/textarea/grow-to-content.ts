/** Sets a textarea's height to its text, where the browser lacks `field-sizing: content`. */
export function growToContent(textarea: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  textarea.style.blockSize = "auto";
  textarea.style.blockSize = `${textarea.scrollHeight}px`;
}
