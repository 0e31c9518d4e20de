/**
 * Says below a typed field that nobody can read it, in the words that the server says it in, or takes
 * them away. Answers whether it can be read.
 */
export function sayProblem(input: HTMLInputElement, isWrong: boolean): boolean {
  const said = document.getElementById(input.getAttribute("aria-describedby") ?? "");
  if (said) {
    input.ariaInvalid = isWrong ? "true" : null;
    said.textContent = isWrong ? (said.dataset.problem ?? "") : "";
  }
  return !isWrong;
}

/** The first of a form's typed fields that nobody can read; each of them says so. */
export function findWrong(form: HTMLFormElement): HTMLInputElement | null {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="text"]')) {
    if (!input.validity.valid) sayProblem(input, true);
  }
  return form.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
}
