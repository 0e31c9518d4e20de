import type { Beginning } from "./beginning.ts";
import { aboutInfoBeginning } from "./about-info.beginning.ts";
import { advantagesBeginning } from "./advantages.beginning.ts";
import { appFooterBeginning } from "./app-footer.beginning.ts";
import { bookingStepsBeginning } from "./booking-steps.beginning.ts";
import { contactsBeginning } from "./contacts.beginning.ts";
import { datesBeginning } from "./dates.beginning.ts";
import { faqBeginning } from "./faq.beginning.ts";
import { guidesBeginning } from "./guides.beginning.ts";
import { livingsBeginning } from "./livings.beginning.ts";
import { mainIntroBeginning } from "./main-intro.beginning.ts";
import { massMediaBeginning } from "./mass-media.beginning.ts";
import { priceBeginning } from "./price.beginning.ts";
import { recommendationsBeginning } from "./recommendations.beginning.ts";
import { statsBeginning } from "./stats.beginning.ts";
import { textBeginning } from "./text.beginning.ts";
import { tourFaqBeginning } from "./tour-faq.beginning.ts";

/** How blocks begin; a type that is not listed begins with its sample. */
export const beginnings: readonly Beginning[] = [
  aboutInfoBeginning,
  advantagesBeginning,
  appFooterBeginning,
  bookingStepsBeginning,
  contactsBeginning,
  datesBeginning,
  faqBeginning,
  guidesBeginning,
  livingsBeginning,
  mainIntroBeginning,
  massMediaBeginning,
  priceBeginning,
  recommendationsBeginning,
  statsBeginning,
  textBeginning,
  tourFaqBeginning,
];

/** How a block of this type begins, or undefined where its sample is true of everybody. */
export const findBeginning = (type: number): Beginning | undefined =>
  beginnings.find((beginning) => beginning.definition.type === type);
