import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { Field } from "@tour/ui-kit/field";
import { useField } from "@tour/validation/react";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { FieldRow, FieldsCard } from "../fields/fields-card.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { useAnyForm } from "../tour-form.ts";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.booking;

/** How a booking is confirmed and paid. */
export const bookingSection: TourSection = {
  name: "booking",
  title: texts.title,
  keys: ["prepayment_percent", "rest_due_days", "is_instant_confirmation", "hours_to_confirm"],
  Show: () => (
    <>
      <FieldsCard>
        <Confirmation />
      </FieldsCard>
      <FieldsCard title={texts.money}>
        <FieldRow>
          <NumberField
            name="prepayment_percent"
            label={texts.prepayment}
            hint={texts.prepaymentHint}
            unit="%"
            step={5}
          />
          <NumberField name="rest_due_days" label={texts.rest} hint={texts.restHint} />
        </FieldRow>
      </FieldsCard>
    </>
  ),
};

function Confirmation() {
  const field = useField(useAnyForm(), "is_instant_confirmation");
  return (
    <>
      <Field label={texts.confirmation} error={field.error}>
        <RadioGroup
          value={field.value === true ? "instant" : "asked"}
          onValueChange={(kind) => field.setValue(kind === "instant")}
        >
          <Radio value="asked" description={texts.askedHint}>
            {texts.asked}
          </Radio>
          <Radio value="instant" description={texts.instantHint}>
            {texts.instant}
          </Radio>
        </RadioGroup>
      </Field>
      {field.value !== true && (
        <FieldRow>
          <NumberField name="hours_to_confirm" label={texts.hours} hint={texts.hoursHint} />
        </FieldRow>
      )}
    </>
  );
}
