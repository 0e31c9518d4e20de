import { sql } from "drizzle-orm";
import { helpRequests } from "../../modules/help-requests/help-request.table.ts";
import { officeChanges, officeViewers } from "../../modules/live/office-change.table.ts";
import { requests } from "../../modules/booking/request.table.ts";
import { sites } from "../../modules/sites/site.table.ts";
import { departures } from "../../modules/tours/departure.table.ts";
import { tours } from "../../modules/tours/tour.table.ts";
import { isAmong, isAny, isOrganizer, unexported } from "./belonging.ts";
import type { Belonging } from "./belonging.ts";
import { theQuestions, theRequests } from "./requests.ts";
import { theSite } from "./sites.ts";
import { theDepartures, theTours } from "./tours.ts";

const subject = officeViewers.subjectId;
const viewed: [kinds: string, isTheirs: Belonging["isTheirs"]][] = [
  ["'request'", isAmong(subject, theRequests, requests.id)],
  ["'question'", isAmong(subject, theQuestions, helpRequests.id)],
  ["'departure'", isAmong(subject, theDepartures, departures.id)],
  ["'tour'", isAmong(subject, theTours, tours.id)],
  ["'main_page', 'tour_page'", isAmong(subject, theSite, sites.id)],
];

/** Who looks at what of an organiser just now. */
export const viewers = unexported(
  officeViewers,
  isAny(
    ...viewed.map(
      ([kinds, isTheirs]): Belonging["isTheirs"] =>
        (organizerId) =>
          sql`(${officeViewers.kind} in (${sql.raw(kinds)}) and ${isTheirs(organizerId)})`,
    ),
  ),
  "who looks at what just now",
);

/** Triggers add to these while all else is erased: they go after it. */
export const changes = unexported(
  officeChanges,
  isOrganizer(officeChanges.organizerId),
  "what changed within two hours, for open screens",
);
