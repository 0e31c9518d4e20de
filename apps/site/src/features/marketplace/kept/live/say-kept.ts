/** How long a note stands, in ms. */
const shownFor = 8000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says at the page's end what did not come of a press. */
export function sayKept(words: string): void {
  const note = document.querySelector<HTMLElement>("[data-kept-note]");
  if (!note) return;
  clearTimeout(timer);
  note.textContent = words;
  timer = setTimeout(() => (note.textContent = ""), shownFor);
}
