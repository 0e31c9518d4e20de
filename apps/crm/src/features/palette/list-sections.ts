import type { OrganizerAccess } from "@tour/api";
import type { useNavigate } from "@tanstack/react-router";
import { areaTexts } from "../../texts/areas.ru.ts";
import { paletteTexts } from "../../texts/palette.ru.ts";
import type { PaletteItem } from "./palette-item.ts";

const texts = paletteTexts.sections;

interface Sections {
  organizerId: number;
  may: (access: OrganizerAccess) => boolean;
  navigate: ReturnType<typeof useNavigate>;
}

/** The screens of sales that whoever is signed in may see. */
export function listSections({ organizerId, may, navigate }: Sections): PaletteItem[] {
  const params = { organizerId };
  const ofSales: PaletteItem[] = [
    {
      ...{ key: "section requests", label: areaTexts.requests },
      open: () => void navigate({ to: "/$organizerId/requests", params, search: {} }),
    },
    {
      ...{ key: "section late", label: texts.late },
      open: () => void navigate({ to: "/$organizerId/requests", params, search: { late: true } }),
    },
    {
      ...{ key: "section board", label: texts.board },
      open: () =>
        void navigate({ to: "/$organizerId/requests", params, search: { view: "board" } }),
    },
    {
      ...{ key: "section questions", label: areaTexts.questions },
      open: () => void navigate({ to: "/$organizerId/questions", params, search: {} }),
    },
  ];
  const tours = {
    ...{ key: "section tours", label: areaTexts.tours },
    open: () => void navigate({ to: "/$organizerId/tours", params, search: {} }),
  };
  const departures = {
    ...{ key: "section departures", label: areaTexts.departures },
    open: () => void navigate({ to: "/$organizerId/departures", params, search: {} }),
  };
  const way = {
    ...{ key: "section on the way", label: areaTexts.onTheWay },
    open: () => void navigate({ to: "/$organizerId/on-the-way", params, search: {} }),
  };
  return [
    ...(may("manager") ? ofSales : []),
    ...(may("editor") ? [tours] : []),
    ...(may("office") ? [departures] : []),
    way,
  ];
}
