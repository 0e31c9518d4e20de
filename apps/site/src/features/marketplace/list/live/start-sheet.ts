const wide = "(width >= 992px)";

interface Sheet {
  close: () => void;
}

/** On a phone the form opens over the page, and is where it was afterwards. */
export function startSheet(main: HTMLElement, form: HTMLFormElement): Sheet {
  const fold = main.querySelector<HTMLDetailsElement>("[data-fold]");
  const sheet = main.querySelector<HTMLDialogElement>("[data-sheet]");
  const summary = fold?.querySelector("summary");
  if (!fold || !sheet || !summary) return { close: () => {} };
  const wideWindow = matchMedia(wide);
  const open = () => {
    fold.open = false;
    sheet.append(form);
    sheet.showModal();
    form.dispatchEvent(new Event("market-opened"));
  };
  summary.ariaHasPopup = "dialog";
  summary.addEventListener("click", (event) => {
    if (wideWindow.matches) return;
    event.preventDefault();
    open();
  });
  sheet.addEventListener("close", () => {
    fold.append(form);
    summary.focus({ preventScroll: true });
  });
  sheet.querySelector("[data-close]")?.addEventListener("click", () => sheet.close());
  wideWindow.addEventListener("change", () => sheet.close());
  // Opened before its script came: it goes on over the page.
  if (fold.open && !wideWindow.matches) open();
  return {
    close: () => {
      if (!sheet.open) return;
      sheet.close();
      scrollTo(0, 0);
    },
  };
}
