import type { OrganizerAccess } from "@tour/api";
import type { useNavigate } from "@tanstack/react-router";
import { texts as allTexts } from "../../texts/ru.ts";
import type { PaletteItem } from "./palette-item.ts";

const texts = allTexts.palette.sections;

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
      ...{ key: "section requests", label: allTexts.request.nav },
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
      ...{ key: "section questions", label: allTexts.inbox.nav },
      open: () => void navigate({ to: "/$organizerId/questions", params, search: {} }),
    },
  ];
  const tours = {
    ...{ key: "section tours", label: allTexts.tours.nav },
    open: () => void navigate({ to: "/$organizerId/tours", params, search: {} }),
  };
  const departures = {
    ...{ key: "section departures", label: allTexts.departures.nav },
    open: () => void navigate({ to: "/$organizerId/departures", params, search: {} }),
  };
  return [
    ...(may("manager") ? ofSales : []),
    ...(may("editor") ? [tours] : []),
    ...(may("office") ? [departures] : []),
  ];
}
