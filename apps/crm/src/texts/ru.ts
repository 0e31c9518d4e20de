import { departureTexts } from "./departures.ru.ts";
import { inboxTexts } from "./inbox.ru.ts";
import { requestTexts } from "./request.ru.ts";
import { staffTexts } from "./staff.ru.ts";
import { touristTexts } from "./tourists.ru.ts";

/** Every text of sales. */
export const texts = {
  departures: departureTexts,
  ...inboxTexts,
  ...requestTexts,
  ...touristTexts,
  ...staffTexts,
} as const;
