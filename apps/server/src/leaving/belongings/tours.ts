import { marketCollectionTours } from "../../modules/collections/collection.table.ts";
import { departureRoomings } from "../../modules/booking/departures/rooming/rooming.table.ts";
import {
  externalTourIds,
  tourImportItems,
  tourImports,
} from "../../modules/imports/import.table.ts";
import { programmes } from "../../modules/programmes/programme.table.ts";
import { scheduledPublications } from "../../modules/sites/scheduling/scheduled-publication.table.ts";
import { subscriptions } from "../../modules/subscriptions/subscription.table.ts";
import { departurePrices, departures } from "../../modules/tours/departure.table.ts";
import { tourDocuments } from "../../modules/tours/full-text/tour-change.table.ts";
import { guestSummaries } from "../../modules/tours/guest-summary.table.ts";
import { tiedPublications } from "../../modules/tours/tied-publication.table.ts";
import { oldSlugs, reviews, tours } from "../../modules/tours/tour.table.ts";
import { exported, isAmong, isOrganizer, unexported } from "./belonging.ts";
import type { Belonging } from "./belonging.ts";
import { scheduled } from "./sites.ts";

export const theTours = exported(tours, isOrganizer(tours.organizerId), "Туры", ["individual_for"]);
export const theDepartures = exported(
  departures,
  isAmong(departures.tourId, theTours, tours.id),
  "Даты туров: места, сроки, состояние",
);
export const theImports = exported(
  tourImports,
  isOrganizer(tourImports.organizerId),
  "Загрузки туров из файлов",
);

/** An organiser's tours with all that belongs to them. */
export const ofTours: readonly Belonging[] = [
  theTours,
  theDepartures,
  exported(
    departurePrices,
    isAmong(departurePrices.departureId, theDepartures, departures.id),
    "Цены дат, в копейках и других мелких единицах",
  ),
  exported(
    departureRoomings,
    isAmong(departureRoomings.departureId, theDepartures, departures.id),
    "Размещение по комнатам",
  ),
  exported(
    guestSummaries,
    isAmong(guestSummaries.departureId, theDepartures, departures.id),
    "Кто едет: сводка для страницы тура",
  ),
  exported(
    tiedPublications,
    isAmong(tiedPublications.scheduledId, scheduled, scheduledPublications.id),
    "Публикации, связанные с началом продаж",
  ),
  exported(oldSlugs, isAmong(oldSlugs.tourId, theTours, tours.id), "Прежние адреса туров"),
  exported(reviews, isAmong(reviews.tourId, theTours, tours.id), "Отзывы, показанные на сайте"),
  unexported(
    tourDocuments,
    isAmong(tourDocuments.tourId, theTours, tours.id),
    "what search makes of the tours by itself",
  ),
  unexported(
    marketCollectionTours,
    isAmong(marketCollectionTours.tourId, theTours, tours.id),
    "which of the marketplace's collections our staff put a tour into",
  ),
  exported(
    subscriptions,
    isAmong(subscriptions.tourId, theTours, tours.id),
    "Подписки гостей на туры",
    ["token", "email_key", "subject"],
  ),
  theImports,
  exported(
    tourImportItems,
    isAmong(tourImportItems.importId, theImports, tourImports.id),
    "Загрузки туров: строка за строкой",
  ),
  exported(
    externalTourIds,
    isOrganizer(externalTourIds.organizerId),
    "Номера туров в других системах",
  ),
  exported(
    programmes,
    isOrganizer(programmes.organizerId),
    "Программы туров, прочитанные из файлов",
  ),
];
