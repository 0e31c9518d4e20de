/** On this device alone: the server is told of it with a comment, as before. */
const key = "comment-author";
const fields = "[data-pin] input[name='author']";

/** Whoever comments on a draft gives their name once; where nothing can be kept, each time. */
export function rememberAuthor(): void {
  const known = read();
  for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
    field.value ||= known;
  }
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(fields)) return;
    const name = target.value.trim();
    keep(name);
    for (const field of document.querySelectorAll<HTMLInputElement>(fields)) field.value = name;
  });
}

function read(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(name: string): void {
  try {
    localStorage.setItem(key, name);
  } catch {}
}
