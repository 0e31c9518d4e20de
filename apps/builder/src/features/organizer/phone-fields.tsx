import { PhoneInput, phoneNumberRule } from "@tour/ui-kit/phone-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { rules } from "@tour/validation";
import { findSchema, readLimits } from "@tour/validation/valibot";
import { EntryList } from "@tour/office/forms";
import { texts } from "../../texts/ru.ts";
import { organizerBody } from "./use-organizer-form.ts";
import type { OrganizerForm } from "./use-organizer-form.ts";

const { maxLength } = readLimits(findSchema(organizerBody, "phones")!);
/** Stricter than the call, which does not know every country's numbers. */
const phoneRules = [...rules("required"), phoneNumberRule];

/** Phones, the main one first. */
export function PhoneFields({ form: { form } }: { form: OrganizerForm }) {
  return (
    <EntryList
      form={form}
      name="phones"
      empty=""
      max={maxLength}
      texts={{ add: texts.organizer.addPhone, remove: texts.organizer.removePhone }}
    >
      {(index) => (
        <ValidationField
          form={form}
          name={`phones.${index}`}
          rules={phoneRules}
          label={texts.organizer.phone(index + 1)}
        >
          {(control) => (
            <PhoneInput {...control} message="none" placeholder={texts.organizer.phoneExample} />
          )}
        </ValidationField>
      )}
    </EntryList>
  );
}
