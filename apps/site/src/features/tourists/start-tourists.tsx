import { hydrateRoot } from "react-dom/client";
import { idPrefix } from "./id-prefix.ts";
import { TouristsForm } from "./tourists-form.tsx";
import type { TouristsFormProps } from "./tourists-form.tsx";

/** Brings the page's forms to life. */
export function hydrateForm(): void {
  const element = document.querySelector("[data-page-form]");
  const json = document.getElementById("form-props")?.textContent;
  if (!element || !json) return;
  hydrateRoot(element, <TouristsForm {...(JSON.parse(json) as TouristsFormProps)} />, {
    identifierPrefix: idPrefix,
  });
}
