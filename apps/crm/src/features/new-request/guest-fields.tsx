import { SettingsCard } from "@tour/office/shell";
import { Input } from "@tour/ui-kit/input";
import { PhoneInput } from "@tour/ui-kit/phone-input";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useFieldValue } from "@tour/validation/react";
import { newRequestTexts as texts } from "../../texts/new-request.ru.ts";
import { GuestDoubles } from "./guest-doubles.tsx";
import type { NewRequestForm } from "./use-new-request.ts";

/** Who asks, how to reach them, and what they wish. */
export function GuestFields({ call, organizerId }: { call: NewRequestForm; organizerId: number }) {
  const { form, field } = call;
  const phone = useFieldValue(form, "contact.phone");
  const email = useFieldValue(form, "contact.email");
  return (
    <SettingsCard title={texts.guest}>
      <ValidationField {...field("contact.name", "required")} label={texts.name}>
        {(control) => <Input {...control} autoComplete="off" />}
      </ValidationField>
      <ValidationField {...field("contact.phone", "required")} label={texts.phone}>
        {(control) => <PhoneInput {...control} message="none" />}
      </ValidationField>
      <ValidationField
        {...field("contact.email", "required")}
        label={texts.email}
        hint={texts.emailHint}
      >
        {(control) => <Input {...control} type="email" autoComplete="off" />}
      </ValidationField>
      <GuestDoubles organizerId={organizerId} phone={phone} email={email} />
      <ValidationField {...field("comment")} label={texts.comment} hint={texts.commentHint}>
        {(control) => <Textarea {...control} />}
      </ValidationField>
    </SettingsCard>
  );
}
