import {
  buttonRu,
  calendarRu,
  datePickerRu,
  fieldCounterRu,
  phoneInputRu,
  selectRu,
  spinnerRu,
} from "@tour/ui-kit/locale";
import type { PartialLocale } from "@tour/ui-kit/locale";

/** The words of what the forms are made of: those of other components stay away. */
export const touristsLocale: PartialLocale = {
  code: "ru-RU",
  texts: {
    button: buttonRu,
    calendar: calendarRu,
    datePicker: datePickerRu,
    fieldCounter: fieldCounterRu,
    phoneInput: phoneInputRu,
    select: selectRu,
    spinner: spinnerRu,
  },
};
