import type { ProgrammeFinding } from "@tour/api";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { programmeTexts as texts } from "../../../texts/programme.ru.ts";
import { setTaken, setValue } from "../draft/programme-draft.ts";
import type { Drafting } from "../draft/use-programme-draft.ts";
import { FindingControl } from "./finding-control.tsx";
import styles from "./fields.module.css";
import { Source } from "./source.tsx";

interface FindingRowProps {
  drafting: Drafting;
  finding: ProgrammeFinding;
  /** Where one label stands over several. */
  hideLabel?: boolean;
  label?: string;
}

/** Something found: whether it goes into the tour, what it says, and where it was read. */
export function FindingRow({ drafting, finding, label, hideLabel = false }: FindingRowProps) {
  const { id, field, value, is_taken: isTaken, passages } = finding;
  const name = label ?? texts.fields[field];
  // A tour is nothing without these.
  const isRequired = field === "title" || field === "days" || field === "nights";
  return (
    <li className={styles.row} data-left={!isTaken || undefined} data-id={id}>
      <Checkbox
        className={hideLabel ? styles.bareTick : styles.tick}
        aria-label={texts.take(hideLabel && value ? value.slice(0, 80) : name)}
        checked={isTaken}
        disabled={isRequired}
        onCheckedChange={(next) => drafting.change((draft) => setTaken(draft, id, next))}
      />
      <div className={styles.control}>
        <FindingControl
          finding={finding}
          label={name}
          hideLabel={hideLabel}
          change={(next) => drafting.change((draft) => setValue(draft, id, next))}
        />
      </div>
      <Source
        value={value}
        passages={passages.flatMap((place) => drafting.passages[place] ?? [])}
      />
    </li>
  );
}
