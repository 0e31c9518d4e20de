/** The address that sending a form leads to, without what is empty. */
export function readForm(form: HTMLFormElement): URL {
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") {
      url.searchParams.append(name, value.trim());
    }
  }
  return url;
}

const maxDigits = 4;

/** The text field of a form by its name. */
export function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector(`input[name="${name}"]:not([type="radio"], [type="checkbox"])`);
}

/** Days that were named take the place of a month, and the other way round. */
export function keepOneTime(form: HTMLFormElement, changed: HTMLInputElement): void {
  const { name, value } = changed;
  if (name === "month" && value !== "") {
    for (const end of ["from", "to"]) inputOf(form, end)?.setRangeText("", 0, 10);
  }
  if ((name === "from" || name === "to") && value.length > maxDigits) {
    const any = form.querySelector<HTMLInputElement>('input[name="month"][value=""]');
    if (any) any.checked = true;
  }
}
