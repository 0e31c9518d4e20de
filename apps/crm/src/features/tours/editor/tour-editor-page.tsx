import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Loading, useOrganizer } from "@tour/office/shell";
import { tourQueries } from "../../../tours/tour-queries.ts";
import { TourEditor } from "./tour-editor.tsx";

const route = getRouteApi("/$organizerId/tours-area/tours/$tourId");

/** One tour, with everything that is written of it. */
export function TourEditorPage() {
  const { organizer } = useOrganizer();
  const { tourId } = route.useParams();
  const { section = "overview" } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: tour } = useQuery({
    ...tourQueries.one(organizer.id, tourId),
    staleTime: Infinity,
  });
  if (!tour) return <Loading />;
  return (
    <TourEditor
      key={tourId}
      tour={tour}
      section={section}
      open={(next) => void navigate({ search: { section: next }, resetScroll: true })}
    />
  );
}
