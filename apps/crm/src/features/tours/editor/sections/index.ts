import { bookingSection } from "./booking.section.tsx";
import { cancellationSection } from "./cancellation.section.tsx";
import { groupSection } from "./group.section.tsx";
import { guidesSection } from "./guides.section.tsx";
import { includedSection } from "./included.section.tsx";
import { livingsSection } from "./livings.section.tsx";
import { mainSection } from "./main.section.tsx";
import { meetingSection } from "./meeting.section.tsx";
import { picturesSection } from "./pictures.section.tsx";
import { placesSection } from "./places.section.tsx";
import { pricesSection } from "./prices.section.tsx";
import { programSection } from "./program.section.tsx";
import { questionsSection } from "./questions.section.tsx";
import { recommendationsSection } from "./recommendations.section.tsx";
import { routeSection } from "./route.section.tsx";
import type { TourSection } from "./section.ts";
import { touristsSection } from "./tourists.section.tsx";
import { travelSection } from "./travel.section.tsx";

/** The parts of the editor in their order. A new one is a file and a line here. */
export const tourSections: readonly TourSection[] = [
  mainSection,
  picturesSection,
  programSection,
  routeSection,
  placesSection,
  groupSection,
  livingsSection,
  guidesSection,
  pricesSection,
  includedSection,
  bookingSection,
  cancellationSection,
  meetingSection,
  travelSection,
  touristsSection,
  questionsSection,
  recommendationsSection,
];
