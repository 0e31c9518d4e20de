import { useQueryClient } from "@tanstack/react-query";
import type { EditedTour, PageType } from "@tour/api";
import type { TourPiece } from "@tour/preview-protocol";
import { client } from "@tour/office/api";
import { useEffect, useEffectEvent } from "react";
import { useEditor } from "../../../document/editor-context.ts";
import type { EditorTours } from "../../../document/editor-context.ts";
import { texts as allTexts } from "../../../texts/ru.ts";
import { recordSave } from "../../../undo/save-deed.ts";
import { tourQuery } from "./panel-queries.ts";
import type { PieceSource } from "./save-piece.ts";

/** The tours of the editors that are open: a save that is taken back is shown where it was made. */
const open = new Map<string, Pick<EditorTours, "open" | "reread">>();
const keyOf = (organizerId: number, type: PageType) => `${organizerId}/${type}`;

/** Lets pieces of tours be opened from outside of this editor, for as long as it stands. */
export function useReachableTours(organizerId: number, type: PageType, tours: EditorTours): void {
  const show = useEffectEvent((piece: TourPiece) => tours.open(piece));
  const reread = useEffectEvent(() => tours.reread());
  useEffect(() => {
    const key = keyOf(organizerId, type);
    const reachable = { open: (piece: TourPiece) => show(piece), reread: () => reread() };
    open.set(key, reachable);
    return () => {
      if (open.get(key) === reachable) open.delete(key);
    };
  }, [organizerId, type]);
}

/** Makes saves of a piece of a tour steps of the joint undo: each goes back over the tour's version. */
export function useTourDeeds<Values extends object>(
  source: PieceSource<EditedTour, Values>,
  nameOf: (field: string) => string,
) {
  const { organizerId, type, tours, site } = useEditor();
  const queryClient = useQueryClient();
  const { piece } = tours;
  return (before: EditedTour, after: EditedTour): void => {
    const [was, is] = [source.read(before), source.read(after)];
    if (!piece || !was || !is) return;
    let now = after;
    recordSave<Values>({
      organizerId,
      before: was,
      after: is,
      read: async () => {
        const query = { organizer_id: organizerId, id: after.id };
        now = (await client.viewTour({ query })).data;
        return source.read(now) ?? ({} as Values);
      },
      write: async (fields) => {
        const next = await source.send(now, { ...source.read(now)!, ...fields });
        const query = tourQuery(organizerId, after.id);
        // What the panel asked for as it opened may be older.
        await queryClient.cancelQueries(query);
        queryClient.setQueryData(query.queryKey, next);
        // The page that shows it may have been left meanwhile; it reads the tour when it opens.
        await open
          .get(keyOf(organizerId, type))
          ?.reread()
          .catch(() => undefined);
      },
      screen: `page/${type}`,
      address: () => `/${organizerId}/page/${type}`,
      shown: () => open.get(keyOf(organizerId, type))?.open(piece),
      describe: (fields) => {
        const named = fields.map((field) => nameOf(String(field)).toLowerCase());
        const where = allTexts.undo.tour(after.fields.title);
        const live = site.published_at === null ? [] : [allTexts.undo.live];
        return [...named, where, ...live].join(", ");
      },
    });
  };
}
