import type { ReadinessCheck, ReadinessGroup } from "@tour/api";
import { AccordionItem } from "@tour/ui-kit/accordion";
import { Tag } from "@tour/ui-kit/tag";
import { CircleCheck } from "lucide-react";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./check-group.module.css";
import { CheckRow } from "./check-row.tsx";

const texts = allTexts.readiness;

interface CheckGroupProps {
  organizerId: number;
  group: ReadinessGroup;
  checks: readonly ReadinessCheck[];
}

/** A part of the business: what is left to do in it, and below, folded, what is done. */
export function CheckGroup({ organizerId, group, checks }: CheckGroupProps) {
  const done = checks.filter(({ is_done }) => is_done);
  const left = checks.filter(({ is_done }) => !is_done);
  return (
    <section className={styles.group} aria-labelledby={`ready-${group}`}>
      <header className={styles.header}>
        <h2 id={`ready-${group}`} className={styles.title}>
          {texts.group[group]}
        </h2>
        <span className={styles.quiet}>{texts.groupDone(done.length, checks.length)}</span>
      </header>
      {left.length > 0 && (
        <ul className={styles.rows}>
          {left.map((check) => (
            <CheckRow key={check.name} organizerId={organizerId} check={check} />
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <AccordionItem title={texts.done(done.length)} className={styles.done}>
          <ul className={styles.rows}>
            {done.map(({ name, is_waiting: isWaiting }) => (
              <li key={name} className={styles.doneRow} data-check={name} data-done>
                <CircleCheck size={20} aria-label={texts.isDone} />
                <span>{texts.checks[name].title}</span>
                {isWaiting && <Tag size="s">{texts.waits}</Tag>}
              </li>
            ))}
          </ul>
        </AccordionItem>
      )}
    </section>
  );
}
