import { Link, useNavigate } from "@tanstack/react-router";
import type { Programme } from "@tour/api";
import { ScreenHeader } from "@tour/office/shell";
import { Message } from "@tour/ui-kit/message";
import { programmeTexts as texts } from "../../../texts/programme.ru.ts";
import { listDays } from "../draft/programme-draft.ts";
import { useCreateTour } from "../draft/use-create-tour.ts";
import { useProgrammeDraft } from "../draft/use-programme-draft.ts";
import styles from "../programmes.module.css";
import { useRemoveProgramme } from "../use-remove-programme.ts";
import { CheckBar } from "./check-bar.tsx";
import { DayCard } from "./day-card.tsx";
import { ListCard, MainCard, NumbersCard, PicturesCard, PricesCard } from "./field-cards.tsx";
import { RestCard } from "./rest-card.tsx";

interface CheckProgrammeProps {
  programme: Programme;
  organizerId: number;
  left: () => void;
}

/** Everything that was found in a document, each thing beside the place that it was read from. */
export function CheckProgramme({ programme, organizerId, left }: CheckProgrammeProps) {
  const navigate = useNavigate();
  const drafting = useProgrammeDraft(organizerId, programme);
  const create = useCreateTour(
    programme.id,
    drafting,
    (tourId) =>
      void navigate({
        to: "/$organizerId/tours/$tourId",
        params: { organizerId, tourId },
        search: {},
        ignoreBlocker: true,
      }),
  );
  const remove = useRemoveProgramme(organizerId, programme.id, left);
  return (
    <>
      <ScreenHeader title={texts.checkTitle} lead={texts.checkLead(programme.file_name)} />
      {programme.made_before && (
        <Message tone="warning">
          {texts.madeBefore}{" "}
          <Link
            to="/$organizerId/tours/$tourId"
            params={{ organizerId, tourId: programme.made_before.tour_id }}
            search={{}}
          >
            «{programme.made_before.title}»
          </Link>
          . {texts.goOn}
        </Message>
      )}
      <div className={styles.cards}>
        <MainCard drafting={drafting} />
        <NumbersCard drafting={drafting} />
        <PicturesCard drafting={drafting} />
        {listDays(drafting.draft).map((day) => (
          <DayCard key={day} day={day} drafting={drafting} />
        ))}
        <ListCard field="living" drafting={drafting} />
        <ListCard field="included" drafting={drafting} />
        <ListCard field="not_included" drafting={drafting} />
        <PricesCard drafting={drafting} />
        <ListCard field="advice" drafting={drafting} />
        <RestCard drafting={drafting} />
      </div>
      <CheckBar
        drafting={drafting}
        create={create}
        remove={() => remove.mutate()}
        isRemoving={remove.isPending}
        organizerId={organizerId}
      />
    </>
  );
}
