import type { Block, BlockShown } from "@tour/api";
import { useLateCode } from "@tour/office/late";
import { Field } from "@tour/ui-kit/field";
import { NumberInput } from "@tour/ui-kit/number-input";
import { Select } from "@tour/ui-kit/select";
import { texts as allTexts } from "../../../../texts/ru.ts";
import { useEditor } from "../../../../document/editor-context.ts";
import { shownRules } from "../../../../document/late-shown-rules.ts";
import { PeriodFields } from "./period-fields.tsx";
import styles from "./shown-field.module.css";

const texts = allTexts.shown;

type Choice = keyof typeof texts.choices;

/** What each choice begins with; null is a block without a rule. */
const beginnings: Record<Choice, BlockShown | null> = {
  always: null,
  period: { when: "period", from: null, until: null },
  seats: { when: "seats" },
  "far-from-departure": { when: "far-from-departure", days: 14 },
  "near-departure": { when: "near-departure", days: 14 },
};

/** The same that the server takes. */
const limits = { min: 1, max: 365 };

/** When visitors see a block, and what that is measured by. */
export function ShownField({ block }: { block: Block }) {
  const { document, type } = useEditor();
  const { id, shown } = block;
  useLateCode(shownRules, true);
  const write = (rule: BlockShown | null) => document.edit({ kind: "set-block", id, shown: rule });
  return (
    <fieldset className={styles.group}>
      <Field label={texts.label} hint={shown?.when === "seats" && texts.hints.seats[type]}>
        <Select
          items={Object.entries(texts.choices).map(([value, text]) => ({ value, text }))}
          value={shown?.when ?? "always"}
          onValueChange={(choice) => write(beginnings[choice as Choice])}
        />
      </Field>
      {shown?.when === "period" && <PeriodFields period={shown} write={write} />}
      {(shown?.when === "far-from-departure" || shown?.when === "near-departure") && (
        <Field label={texts.days[shown.when]} hint={texts.hints.departures[type]}>
          <NumberInput
            {...limits}
            value={shown.days}
            onValueChange={(days) => {
              const isWhole = days !== null && Number.isInteger(days);
              if (isWhole && days >= limits.min && days <= limits.max) write({ ...shown, days });
            }}
          />
        </Field>
      )}
    </fieldset>
  );
}
