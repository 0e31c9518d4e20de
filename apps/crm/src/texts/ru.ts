import { departureTexts as oneDepartureTexts } from "./departure.ru.ts";
import { departureTexts } from "./departures.ru.ts";
import { inboxTexts } from "./inbox.ru.ts";
import { requestTexts } from "./request.ru.ts";
import { staffTexts } from "./staff.ru.ts";
import { tourEditorTexts } from "./tour-editor.ru.ts";
import { tourListTexts } from "./tour-list.ru.ts";
import { tourFieldTexts } from "./tour-fields.ru.ts";
import { touristTexts } from "./tourists.ru.ts";

/** Every text of sales. */
export const texts = {
  departure: oneDepartureTexts,
  departures: departureTexts,
  tours: tourListTexts,
  tourEditor: tourEditorTexts,
  tourFields: tourFieldTexts,
  ...inboxTexts,
  ...requestTexts,
  ...touristTexts,
  ...staffTexts,
} as const;
