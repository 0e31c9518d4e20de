import { loadModules } from "../islands/load-modules.ts";

/** What the module of a page's form exports; the script must not import what it waits for. */
interface FormCode {
  hydrateForm: () => void;
}

/** Brings the form that a page is made for to life; a plain form until then, and where it fails. */
export function startForm(): void {
  const code = loadModules(document.documentElement.dataset.form) as Promise<FormCode>;
  code.then(
    ({ hydrateForm }) => hydrateForm(),
    () => {},
  );
}
