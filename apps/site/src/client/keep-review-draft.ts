const prefix = "review-draft:";

/**
 * Keeps what is typed into a review in this tab alone, and puts it back after a reload; once the
 * review was sent, its instant is another, and the draft is of no use.
 */
export function keepReviewDraft(form: HTMLFormElement): void {
  const { review = "", sentAt = "", refused } = form.dataset;
  const key = `${prefix}${review}:${sentAt}`;
  if (!refused) restore(form, read(key));
  for (const other of Object.keys(sessionStorage)) {
    if (other.startsWith(prefix) && other !== key) sessionStorage.removeItem(other);
  }
  form.addEventListener("input", () => {
    const typed = [...new FormData(form)].filter(
      ([name]) => !["photos", "portrait"].includes(name),
    );
    sessionStorage.setItem(key, JSON.stringify(typed));
  });
}

function read(key: string): [string, string][] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

function restore(form: HTMLFormElement, typed: [string, string][]): void {
  for (const [name, value] of typed) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLTextAreaElement) field.value = value;
    else if (field instanceof HTMLInputElement) field.value = value;
  }
}
