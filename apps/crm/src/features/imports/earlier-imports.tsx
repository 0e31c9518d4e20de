import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { describeFailure } from "@tour/office/api";
import { formatShortInstant } from "@tour/office/format";
import { Message } from "@tour/ui-kit/message";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { tourImportTexts as texts } from "../../texts/tour-import.ru.ts";
import { importQueries } from "./import-queries.ts";
import styles from "./imports.module.css";

/** What was imported before, newest first: each can be looked at and taken back. */
export function EarlierImports({ organizerId }: { organizerId: number }) {
  const { data, error } = useQuery({
    ...importQueries.list(organizerId),
    refetchOnMount: "always",
  });
  return (
    <section className={styles.part} aria-labelledby="earlier-imports">
      <h2 id="earlier-imports" className={styles.heading}>
        {texts.earlier}
      </h2>
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {!data && !error && <Skeleton />}
      {data?.length === 0 && <p className={styles.quiet}>{texts.noEarlier}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map(({ id, file_name: name, applied_at: at, by, state, states }) => (
            <li key={id}>
              <Link
                to="/$organizerId/tours/import"
                params={{ organizerId }}
                search={{ id }}
                className={styles.earlier}
              >
                <strong className={styles.name}>{name}</strong>
                <span className={styles.quiet}>
                  {[at && formatShortInstant(at), by ?? texts.gone].filter(Boolean).join(", ")}
                </span>
                <span className={styles.quiet}>
                  {state === "undone" ? texts.undone(states.undone) : texts.importStates[state]}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
