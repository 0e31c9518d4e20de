import {
  buttonRu,
  modalRu,
  numberInputRu,
  phoneInputRu,
  selectRu,
  spinnerRu,
} from "@tour/ui-kit/locale";
import type { PartialLocale } from "@tour/ui-kit/locale";

/** The words of what the form and its window are made of: those of other components stay away. */
export const bookingLocale: PartialLocale = {
  code: "ru-RU",
  texts: {
    button: buttonRu,
    modal: modalRu,
    numberInput: numberInputRu,
    phoneInput: phoneInputRu,
    select: selectRu,
    spinner: spinnerRu,
  },
};
