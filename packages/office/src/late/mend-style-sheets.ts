/**
 * Asks once more for style sheets that could not be loaded: whoever imports their code again gets the
 * code alone, because the sheet's link stands in the page already.
 */
export async function mendStyleSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  await Promise.all([...links].filter(({ sheet }) => !sheet).map(loadAgain));
}

function loadAgain(broken: HTMLLinkElement): Promise<void> {
  const link = broken.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`No style sheet at ${link.href}`)));
    broken.replaceWith(link);
  });
}
