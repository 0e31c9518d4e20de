import { departureTexts as oneDepartureTexts } from "./departure.ru.ts";
import { departureTexts } from "./departures.ru.ts";
import { homeTexts } from "./home.ru.ts";
import { inboxTexts } from "./inbox.ru.ts";
import { liveTexts } from "./live.ru.ts";
import { newRequestTexts } from "./new-request.ru.ts";
import { myDepartureTexts } from "./my-departures.ru.ts";
import { offlineTexts } from "./offline.ru.ts";
import { paletteTexts } from "./palette.ru.ts";
import { requestListTexts } from "./request-list.ru.ts";
import { moneyTexts } from "./money.ru.ts";
import { requestTexts } from "./request.ru.ts";
import { reviewTexts } from "./reviews.ru.ts";
import { savedViewTexts } from "./saved-views.ru.ts";
import { staffTexts } from "./staff.ru.ts";
import { templateTexts } from "./templates.ru.ts";
import { tourEditorTexts } from "./tour-editor.ru.ts";
import { tourImportTexts } from "./tour-import.ru.ts";
import { tourListTexts } from "./tour-list.ru.ts";
import { tourFieldTexts } from "./tour-fields.ru.ts";
import { touristTexts } from "./tourists.ru.ts";
import { undoTexts } from "./undo.ru.ts";

/** Every text of sales. */
export const texts = {
  departure: oneDepartureTexts,
  departures: departureTexts,
  home: homeTexts,
  money: moneyTexts,
  imports: tourImportTexts,
  tours: tourListTexts,
  tourEditor: tourEditorTexts,
  tourFields: tourFieldTexts,
  ...inboxTexts,
  ...liveTexts,
  ...newRequestTexts,
  ...myDepartureTexts,
  ...offlineTexts,
  ...paletteTexts,
  ...requestListTexts,
  ...requestTexts,
  ...reviewTexts,
  ...savedViewTexts,
  ...touristTexts,
  ...undoTexts,
  ...staffTexts,
  ...templateTexts,
} as const;
