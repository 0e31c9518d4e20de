import type { DemoTour } from "./demo-tour.ts";
import { avachaSki } from "./tours/avacha-ski.tour.ts";
import { bearsGeysers } from "./tours/bears-geysers.tour.ts";
import { belukhaTrek } from "./tours/belukha-trek.tour.ts";
import { chuyaHighway } from "./tours/chuya-highway.tour.ts";
import { kamchatkaWinter } from "./tours/kamchatka-winter.tour.ts";
import { kareliaHusky } from "./tours/karelia-husky.tour.ts";
import { kizhiZaonezhye } from "./tours/kizhi-zaonezhye.tour.ts";
import { ladogaKayak } from "./tours/ladoga-kayak.tour.ts";
import { maralBlossom } from "./tours/maral-blossom.tour.ts";
import { multaHorseback } from "./tours/multa-horseback.tour.ts";
import { ruskealaWeekend } from "./tours/ruskeala-weekend.tour.ts";
import { russkayaBayWhales } from "./tours/russkaya-bay-whales.tour.ts";
import { solovki } from "./tours/solovki.tour.ts";
import { teletskoyeChulyshman } from "./tours/teletskoye-chulyshman.tour.ts";
import { teriberkaAurora } from "./tours/teriberka-aurora.tour.ts";
import { threeVolcanoes } from "./tours/three-volcanoes.tour.ts";
import { winterKatun } from "./tours/winter-katun.tour.ts";

/** Every tour of the demo, in the order in which they are numbered. */
export const demoTours: readonly DemoTour[] = [
  belukhaTrek,
  chuyaHighway,
  maralBlossom,
  multaHorseback,
  teletskoyeChulyshman,
  winterKatun,
  avachaSki,
  bearsGeysers,
  kamchatkaWinter,
  russkayaBayWhales,
  threeVolcanoes,
  kareliaHusky,
  kizhiZaonezhye,
  ladogaKayak,
  ruskealaWeekend,
  solovki,
  teriberkaAurora,
];
