import { departureTexts } from "./departures.ru.ts";
import { homeTexts } from "./home.ru.ts";
import { inboxTexts } from "./inbox.ru.ts";
import { moneyTexts } from "./money.ru.ts";
import { requestTexts } from "./request.ru.ts";
import { staffTexts } from "./staff.ru.ts";
import { tourEditorTexts } from "./tour-editor.ru.ts";
import { tourListTexts } from "./tour-list.ru.ts";
import { tourFieldTexts } from "./tour-fields.ru.ts";
import { touristTexts } from "./tourists.ru.ts";

/** Every text of sales. */
export const texts = {
  departures: departureTexts,
  home: homeTexts,
  money: moneyTexts,
  tours: tourListTexts,
  tourEditor: tourEditorTexts,
  tourFields: tourFieldTexts,
  ...inboxTexts,
  ...requestTexts,
  ...touristTexts,
  ...staffTexts,
} as const;
