import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Failure, Loading } from "@tour/office/shell";
import { Message } from "@tour/ui-kit/message";
import { programmeTexts as texts } from "../../texts/programme.ru.ts";
import { programmeQueries } from "../../tours/programme-queries.ts";
import { CheckProgramme } from "./checking/check-programme.tsx";

interface OpenProgrammeProps {
  id: number;
  organizerId: number;
  /** Called where the document is gone. */
  left: () => void;
}

/** One document: looked through, or led on to the tour that was made of it. */
export function OpenProgramme({ id, organizerId, left }: OpenProgrammeProps) {
  const { data, error, refetch } = useQuery({
    ...programmeQueries.one(organizerId, id),
    // What is under one's hands is not replaced by what the server had before.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!data) return error ? <Failure error={error} retry={refetch} /> : <Loading />;
  if (data.tour_id === null) {
    return <CheckProgramme programme={data} organizerId={organizerId} left={left} />;
  }
  return (
    <Message tone="info">
      {texts.isMade}{" "}
      <Link
        to="/$organizerId/tours/$tourId"
        params={{ organizerId, tourId: data.tour_id }}
        search={{}}
      >
        {texts.openTour}
      </Link>
    </Message>
  );
}
