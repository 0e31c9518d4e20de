import { createRoute, notFound } from "@tanstack/react-router";
import { ApiError } from "@tour/api";
import { awaitLastSave } from "@tour/office/unsaved-changes";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen } from "@tour/office/updates";
import * as v from "valibot";
import { tourQueries } from "../tours/tour-queries.ts";
import { toursAreaRoute } from "./tours-area.route.tsx";

const number = (text: string) => {
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
};

export const tourEditorRoute = createRoute({
  getParentRoute: () => toursAreaRoute,
  path: "/tours/$tourId",
  params: {
    parse: ({ tourId }) => ({ tourId: number(tourId) }),
    stringify: ({ tourId }) => ({ tourId: `${tourId}` }),
  },
  /** Which part of the tour is open; the overview where none is named. */
  validateSearch: v.object({ section: v.optional(v.fallback(v.string(), "overview")) }),
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "editor"),
  // A tour is read anew whenever its editor opens, never from before the last save of it.
  preload: false,
  gcTime: 0,
  shouldReload: ({ cause }) => cause !== "stay",
  loader: async ({ context: { queryClient }, params: { organizerId, tourId } }) => {
    await awaitLastSave(["tour", tourId]);
    try {
      // What is edited begins from what is kept now: an older one would meet a conflict.
      await queryClient.fetchQuery({ ...tourQueries.one(organizerId, tourId), staleTime: 0 });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound();
      throw error;
    }
  },
  component: lazyScreen(
    () => import("../features/tours/editor/tour-editor-page.tsx"),
    "TourEditorPage",
  ),
});
