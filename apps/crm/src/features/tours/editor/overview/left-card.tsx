import { useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import type { EditedTour, Programme } from "@tour/api";
import { client, describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useId } from "react";
import { programmeTexts } from "../../../../texts/programme.ru.ts";
import { LeftPassage } from "../../../../tours/left-passage.tsx";
import { programmeQueries } from "../../../../tours/programme-queries.ts";
import styles from "./overview.module.css";

const texts = programmeTexts.left;

/** What of the documents that a tour was made of has no place in it, until it is dismissed. */
export function LeftCards({ tour }: { tour: EditedTour }) {
  const { organizer_id: organizerId } = tour;
  const { data = [] } = useQuery(programmeQueries.ofTour(organizerId, tour.id));
  const left = data.filter((row) => row.rest_count > 0);
  const read = useQueries({
    queries: left.map(({ id }) => programmeQueries.one(organizerId, id)),
  });
  return read.map(
    ({ data: programme }) =>
      programme && <LeftCard key={programme.id} {...{ programme, organizerId }} />,
  );
}

function LeftCard({ programme, organizerId }: { programme: Programme; organizerId: number }) {
  const { id, rest, passages } = programme;
  const headingId = useId();
  const queryClient = useQueryClient();
  const { queryKey } = programmeQueries.one(organizerId, id);
  const keep = useMutation({
    mutationFn: (next: number[]) =>
      client.updateProgramme({ query: { organizer_id: organizerId, id }, body: { rest: next } }),
    onMutate: (next) => {
      queryClient.setQueryData(queryKey, (known) => known && { ...known, rest: next });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  if (rest.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.quiet}>{texts.lead(programme.file_name)}</p>
      {keep.error && <Message tone="danger">{describeFailure(keep.error)}</Message>}
      <ul className={styles.items}>
        {rest.map((place) => {
          const passage = passages[place];
          const dismiss = () => keep.mutate(rest.filter((one) => one !== place));
          return (
            passage && <LeftPassage key={place} number={place + 1} {...{ passage, dismiss }} />
          );
        })}
      </ul>
      <div>
        <Button size="s" variant="secondary" onClick={() => keep.mutate([])}>
          {texts.dismissAll}
        </Button>
      </div>
    </section>
  );
}
