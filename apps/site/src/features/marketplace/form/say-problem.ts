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
