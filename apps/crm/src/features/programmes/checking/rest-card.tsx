import { Select } from "@tour/ui-kit/select";
import { useId } from "react";
import { programmeTexts } from "../../../texts/programme.ru.ts";
import { LeftPassage } from "../../../tours/left-passage.tsx";
import { dismiss, listDays, listTargets, putInField } from "../draft/programme-draft.ts";
import type { Target } from "../draft/programme-draft.ts";
import type { Drafting } from "../draft/use-programme-draft.ts";
import styles from "../programmes.module.css";

const texts = programmeTexts.rest;

/** What the rules found no place for: it is put in a field, copied, or dismissed. */
export function RestCard({ drafting }: { drafting: Drafting }) {
  const headingId = useId();
  const { rest } = drafting.draft;
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <div className={styles.cardHead}>
        <h2 id={headingId} className={styles.heading}>
          {texts.title}
        </h2>
        {rest.length > 0 && <span className={styles.count}>{texts.count(rest.length)}</span>}
      </div>
      <p className={styles.quiet}>{rest.length > 0 ? texts.lead : texts.none}</p>
      <ul className={styles.list}>
        {rest.map((place) => (
          <RestRow key={place} place={place} drafting={drafting} />
        ))}
      </ul>
    </section>
  );
}

function RestRow({ place, drafting }: { place: number; drafting: Drafting }) {
  const passage = drafting.passages[place];
  if (!passage) return null;
  const targets = listTargets(drafting.draft, passage);
  const days = listDays(drafting.draft);
  const nameOf = ({ field, day }: Target) => {
    if (field === "picture") return day === null ? texts.ofTour : programmeTexts.day(day);
    if (field === "day_title" && day !== null && !days.includes(day)) return texts.newDay(day);
    return texts.target(field, day);
  };
  // A picture that the library did not take can be put nowhere.
  const canBePut = passage.kind !== "picture" || passage.image !== undefined;
  return (
    <LeftPassage
      passage={passage}
      number={place + 1}
      dismiss={() => drafting.change((draft) => dismiss(draft, place))}
    >
      {canBePut && (
        <Select
          size="s"
          aria-label={texts.putIn(place + 1)}
          placeholder={texts.put}
          items={targets.map((target, value) => ({ value, text: nameOf(target) }))}
          value={null}
          onValueChange={(index: number) => {
            const target = targets[index];
            if (!target) return;
            const put = { place, text: passage.text };
            drafting.change((draft) => putInField(draft, put, target));
          }}
        />
      )}
    </LeftPassage>
  );
}
