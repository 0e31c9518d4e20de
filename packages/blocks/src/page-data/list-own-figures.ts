import { maxGroupSize } from "./max-group-size.ts";
import type { PageData } from "./page-data.ts";

interface Figure {
  value: string;
  unit: string;
  label: string;
}

/** Figures to be filled in: what tours tell is there, noughts stand for what only people know. */
export function listOwnFigures(tours: PageData["tours"]): Figure[] {
  return [
    { value: "00", unit: "", label: "лет вы водите группы" },
    { value: "00", unit: "", label: "гостей уже съездили с вами" },
    { value: String(maxGroupSize(tours) ?? "00"), unit: "", label: "гостей в группе, не больше" },
    { value: "00", unit: "", label: "гостей из ста едут снова" },
  ];
}
