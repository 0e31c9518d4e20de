import { buttonRu, phoneInputRu, selectRu, spinnerRu } from "@tour/ui-kit/locale";
import type { PartialLocale } from "@tour/ui-kit/locale";

/** The words of what the form is made of: those of the kit's other components stay away. */
export const helpLocale: PartialLocale = {
  code: "ru-RU",
  texts: { button: buttonRu, phoneInput: phoneInputRu, select: selectRu, spinner: spinnerRu },
};
