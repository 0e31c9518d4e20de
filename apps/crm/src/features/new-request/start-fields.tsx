import { transitionOf } from "@tour/api";
import type { BookingOffer, PricedChoice } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { SettingsCard } from "@tour/office/shell";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { newRequestTexts as texts } from "../../texts/new-request.ru.ts";
import type { NewRequestForm } from "./use-new-request.ts";

const hoursToPay = transitionOf("confirm").holdHours ?? 0;

interface StartFieldsProps {
  form: NewRequestForm["form"];
  offer: BookingOffer;
  priced: PricedChoice;
}

/** Whether it is confirmed at once, with what each does to seats and money. */
export function StartFields({ form, offer, priced: { prepayment } }: StartFieldsProps) {
  const { pay, free } = texts.confirmedText;
  return (
    <SettingsCard title={texts.start}>
      <ValidationField form={form} name="start" label={texts.start} hideLabel>
        {({ value, onValueChange }) => (
          <RadioGroup value={value} onValueChange={onValueChange}>
            <Radio
              value="confirmed"
              look="card"
              description={prepayment.amount > 0 ? pay(hoursToPay, formatMoney(prepayment)) : free}
            >
              {texts.confirmed}
            </Radio>
            <Radio
              value="pending"
              look="card"
              description={texts.pendingText(offer.hours_to_confirm)}
            >
              {texts.pending}
            </Radio>
          </RadioGroup>
        )}
      </ValidationField>
    </SettingsCard>
  );
}
