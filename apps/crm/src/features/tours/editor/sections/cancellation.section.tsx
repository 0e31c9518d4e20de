import type { TourInput } from "@tour/api";
import { useFieldValue } from "@tour/validation/react";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { FieldPair, FieldsCard } from "../fields/fields-card.tsx";
import { LineList } from "../fields/line-list.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { useAnyForm } from "../tour-form.ts";
import { CancellationLine } from "./cancellation-line.tsx";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.cancellation;
type Rule = TourInput["cancellation_rules"][number];

/** What a guest gets back, by how long before the start they say that they don't come. */
export const cancellationSection: TourSection = {
  name: "cancellation",
  title: texts.title,
  lead: texts.lead,
  keys: ["cancellation_rules"],
  Show: Cancellation,
};

function Cancellation() {
  const rules = useFieldValue(useAnyForm(), "cancellation_rules") as Rule[];
  return (
    <>
      <FieldsCard title={texts.line}>
        <CancellationLine rules={rules} />
      </FieldsCard>
      <FieldsCard>
        <LineList<Rule>
          name="cancellation_rules"
          make={() => nextRule(rules)}
          titleOf={(index) => texts.rule(index + 1)}
          add={texts.add}
        >
          {(index) => (
            <FieldPair>
              <NumberField name={`cancellation_rules.${index}.days_before`} label={texts.days} />
              <NumberField
                name={`cancellation_rules.${index}.refund_percent`}
                label={texts.percent}
                unit="%"
                step={10}
              />
            </FieldPair>
          )}
        </LineList>
      </FieldsCard>
    </>
  );
}

/** All of it a month before at first, then half as long before and half as much. */
function nextRule(rules: readonly Rule[]): Rule {
  const last = rules.at(-1);
  if (!last) return { days_before: 30, refund_percent: 100 };
  return {
    days_before: Math.floor((last.days_before ?? 0) / 2),
    refund_percent: Math.round((last.refund_percent ?? 0) / 20) * 10,
  };
}
