import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ProgrammeRow } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { formatShortInstant } from "@tour/office/format";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Trash2 } from "lucide-react";
import { programmeTexts } from "../../../texts/programme.ru.ts";
import { programmeQueries } from "../../../tours/programme-queries.ts";
import styles from "../programmes.module.css";
import { useRemoveProgramme } from "../use-remove-programme.ts";

const texts = programmeTexts.unfinished;

/** Documents that were read and not made tours of: one goes on where one stopped. */
export function Unfinished({ organizerId }: { organizerId: number }) {
  const { data, error } = useQuery({
    ...programmeQueries.unfinished(organizerId),
    refetchOnMount: "always",
  });
  if (error) return <Message tone="danger">{describeFailure(error)}</Message>;
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="unfinished-programmes">
      <h2 id="unfinished-programmes" className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.quiet}>{texts.lead}</p>
      <ul className={styles.list}>
        {data.map((row) => (
          <UnfinishedRow key={row.id} row={row} organizerId={organizerId} />
        ))}
      </ul>
    </section>
  );
}

function UnfinishedRow({ row, organizerId }: { row: ProgrammeRow; organizerId: number }) {
  const remove = useRemoveProgramme(organizerId, row.id);
  return (
    <li className={styles.unfinished}>
      <Link
        to="/$organizerId/tours/from-document"
        params={{ organizerId }}
        search={{ id: row.id }}
        className={styles.open}
      >
        <strong className={styles.name}>{row.file_name}</strong>
        <span className={styles.quiet}>{formatShortInstant(row.created_at)}</span>
      </Link>
      <Button
        variant="ghost"
        aria-label={texts.remove(row.file_name)}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        <Trash2 size={18} aria-hidden />
      </Button>
    </li>
  );
}
