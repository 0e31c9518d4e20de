import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client, describeFailure } from "@tour/office/api";
import { Loading, Screen, ScreenHeader, screenBack, useOrganizer } from "@tour/office/shell";
import { Message } from "@tour/ui-kit/message";
import { ChevronLeft } from "lucide-react";
import { newRequestTexts as texts } from "../../texts/new-request.ru.ts";
import { tourQueries } from "../../tours/tour-queries.ts";
import { NewRequestForm } from "./new-request-form.tsx";
import type { NewRequestSearch } from "./new-request-search.ts";

/** Where a request is made for a guest who phones, or of a question that they left. */
export function NewRequestPage({ search }: { search: NewRequestSearch }) {
  const { organizer } = useOrganizer();
  const questionId = search.question_id || undefined;
  const { data: all, error } = useQuery(tourQueries.all(organizer.id));
  const asked = useQuery({
    ...builderQueries.question(client, questionId ?? 0),
    enabled: questionId !== undefined,
  });
  const failure = error ?? asked.error;
  const tours = all?.filter(({ is_archived: isArchived }) => !isArchived);
  const isReady = tours && (questionId === undefined || asked.data);
  if (!isReady && !failure) return <Loading />;
  return (
    <Screen>
      <Link
        to="/$organizerId/requests"
        params={{ organizerId: organizer.id }}
        className={screenBack}
      >
        <ChevronLeft size={16} aria-hidden />
        {texts.back}
      </Link>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {questionId !== undefined && <p>{texts.ofQuestion(questionId)}</p>}
      {search.individual && <p>{texts.individualLead}</p>}
      {failure && <Message tone="danger">{describeFailure(failure)}</Message>}
      {tours?.length === 0 && <p>{texts.noTours}</p>}
      {isReady && tours.length > 0 && (
        <NewRequestForm
          organizerId={organizer.id}
          tours={tours}
          question={asked.data}
          search={search}
        />
      )}
    </Screen>
  );
}
