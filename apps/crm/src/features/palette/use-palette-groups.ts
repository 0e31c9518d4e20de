import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useOrganizer } from "@tour/office/shell";
import { useListedCommands } from "../../shell/commands.ts";
import { describeRequest, listRecent } from "./list-recent.ts";
import { fitsTyped } from "./fits-typed.ts";
import { listSections } from "./list-sections.ts";
import type { PaletteGroup, PaletteItem } from "./palette-item.ts";
import { useFoundRequests } from "./use-found-requests.ts";
import { useFoundTours } from "./use-found-tours.ts";

const maxItems = 6;

/** What the palette offers for what was typed, from memory at once and then from the server. */
export function usePaletteGroups(typed: string, isOpen: boolean) {
  const { organizer, may } = useOrganizer();
  const organizerId = organizer.id;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const commands = useListedCommands();
  const found = useFoundRequests({ organizerId, typed, isWanted: isOpen && may("manager") });
  const tours = useFoundTours({ organizerId, typed, isWanted: isOpen });

  const openRequest = (id: number) => () =>
    void navigate({ to: "/$organizerId/requests/$id", params: { organizerId, id: `${id}` } });
  const fits = ({ label }: PaletteItem) => fitsTyped(label, typed);
  const recent = isOpen && typed === "" ? listRecent(queryClient, organizerId) : [];

  const groups: PaletteGroup[] = [
    {
      name: "commands",
      items: commands
        .map(({ id, label, run }) => ({ key: `command ${id}`, label, run }))
        .filter(fits),
    },
    {
      name: "recent",
      items: recent.map((request) => ({
        key: `recent ${request.id}`,
        ...describeRequest(request),
        open: openRequest(request.id),
      })),
    },
    {
      name: "requests",
      items: found.rows.slice(0, maxItems).map((row) => ({
        key: `request ${row.id}`,
        ...describeRequest(row),
        open: openRequest(row.id),
      })),
    },
    {
      name: "guests",
      items: found.guests.slice(0, maxItems).map(({ chatId, label, note }) => ({
        ...{ key: `guest ${chatId}`, label, note },
        open: () =>
          void navigate({
            to: "/$organizerId/guests/$chatId",
            params: { organizerId, chatId: `${chatId}` },
          }),
      })),
    },
    {
      name: "tours",
      items: tours.tours.slice(0, maxItems).map(({ id, title }) => ({
        ...{ key: `tour ${id}`, label: title },
        open: () =>
          void navigate({
            to: "/$organizerId/tours/$tourId",
            params: { organizerId, tourId: id },
          }),
      })),
    },
    {
      name: "departures",
      items: tours.dates.slice(0, maxItems).map(({ id, label, note }) => ({
        ...{ key: `date ${id}`, label, note },
        open: () =>
          void navigate({
            to: "/$organizerId/departures/$departureId",
            params: { organizerId, departureId: id },
            search: {},
          }),
      })),
    },
    {
      name: "sections",
      items: listSections({ organizerId, may, navigate }).filter(fits),
    },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: found.isSearching,
    hasFailed: found.hasFailed,
  };
}
