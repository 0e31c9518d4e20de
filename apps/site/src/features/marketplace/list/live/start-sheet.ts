const wide = "(width >= 992px)";

interface Sheet {
  close: () => void;
  /** Notes the address of what is shown now: in the sheet they are one step of the history. */
  put: (address: string) => void;
  /** Whether a step back through the history was one out of the sheet. */
  isOwnBack: () => boolean;
}

const none: Sheet = {
  close: () => {},
  put: (address) => history.pushState(null, "", address),
  isOwnBack: () => false,
};
/** The state of the history's entry that an open sheet has of its own. */
const mark = { sheet: true };
const isMarked = () => (history.state as Partial<typeof mark> | null)?.sheet === true;

/**
 * On a phone the form opens over the page, and is where it was afterwards. The browser's "back" closes
 * it, and what was chosen in it stays.
 */
export function startSheet(main: HTMLElement, form: HTMLFormElement): Sheet {
  const fold = main.querySelector<HTMLDetailsElement>("[data-fold]");
  const sheet = main.querySelector<HTMLDialogElement>("[data-sheet]");
  const summary = fold?.querySelector("summary");
  if (!fold || !sheet || !summary) return none;
  const wideWindow = matchMedia(wide);
  let opened = "";
  let isLeaving = false;
  const open = () => {
    opened = location.href;
    history.pushState(mark, "");
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
    if (!isMarked()) return;
    const isBusy = main.querySelector('[data-part="found"]')?.ariaBusy === "true";
    if (location.href !== opened) history.replaceState(null, "");
    else if (!isBusy) {
      // Nothing was chosen: a step that leads nowhere must not stay.
      isLeaving = true;
      history.back();
    }
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
    put: (address) => {
      if (isMarked()) history.replaceState(sheet.open ? mark : null, "", address);
      else none.put(address);
    },
    isOwnBack: () => {
      if (!sheet.open && !isLeaving) return false;
      if (sheet.open) {
        history.replaceState(null, "", main.dataset.catalogue);
        sheet.close();
      }
      isLeaving = false;
      return true;
    },
  };
}
