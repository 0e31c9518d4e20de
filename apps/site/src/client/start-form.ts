import { holdPress } from "../islands/hold-press.ts";
import { loadModules } from "../islands/load-modules.ts";

/** What the module of a page's form exports; the script must not import what it waits for. */
interface FormCode {
  hydrateForm: () => void;
}

/** What a page's code makes another thing of: without it a link leads away, and a button does nothing. */
const heldParts = "[data-compare], [data-heart]";

/** Brings the form that a page is made for to life; a plain form until then, and where it fails. */
export function startForm(): void {
  const held = holdPress(document.documentElement, { held: heldParts, isEach: true });
  const code = loadModules(document.documentElement.dataset.form) as Promise<FormCode>;
  code.then(
    ({ hydrateForm }) => {
      hydrateForm();
      held.pressAgain();
    },
    () => held.follow(),
  );
}
