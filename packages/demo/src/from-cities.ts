import type { TourCity } from "@tour/api";

type Days = [departs: number, arrives: number];

/** There from the first day, back from the last one. */
const from = (name: string, [departs, arrives]: Days, [leaves, home]: Days): TourCity => ({
  name,
  departs_day: departs,
  arrives_day: arrives,
  return_departs_day: leaves,
  return_arrives_day: home,
});

const sameDay: Days = [0, 0];
const overnight: Days = [-1, 0];
const nightHome: Days = [0, 1];

/** To Yelizovo one flies: from Moscow through the night, home with the sun. */
export const toKamchatka = [
  from("Москва", overnight, sameDay),
  from("Новосибирск", overnight, sameDay),
  from("Хабаровск", sameDay, sameDay),
  from("Владивосток", sameDay, sameDay),
];

/** To Gorno-Altaysk one flies, or comes by bus from Barnaul and Novosibirsk. */
export const toAltai = [
  from("Москва", overnight, sameDay),
  from("Новосибирск", overnight, nightHome),
  from("Барнаул", sameDay, sameDay),
];

/** To Petrozavodsk and Ladoga one comes by train. */
export const toKarelia = [
  from("Москва", overnight, nightHome),
  from("Санкт-Петербург", sameDay, sameDay),
  from("Петрозаводск", sameDay, sameDay),
];

/** To Kem, from where the boats leave for Solovki: a day longer by train. */
export const toKem = [
  from("Москва", overnight, nightHome),
  from("Санкт-Петербург", overnight, nightHome),
  from("Мурманск", sameDay, sameDay),
];

/** To Murmansk one flies. */
export const toMurmansk = [
  from("Москва", sameDay, sameDay),
  from("Санкт-Петербург", sameDay, sameDay),
];
