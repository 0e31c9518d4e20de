import type { OrganizerVerification } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useFieldValue } from "@tour/validation/react";
import { texts } from "../../texts/ru.ts";
import { SettingsCard } from "@tour/office/shell";
import styles from "./organizer.module.css";
import type { OrganizerForm } from "./use-organizer-form.ts";

interface LegalFieldsProps {
  form: OrganizerForm;
  verification: OrganizerVerification;
}

const tones = {
  none: "neutral",
  pending: "warning",
  verified: "success",
  rejected: "danger",
} as const;
const fields = ["name", "inn", "ogrn", "registry_number"] as const;

/** Legal data, how far its verification has come, and what is still missing. */
export function LegalFields({ form, verification }: LegalFieldsProps) {
  const { state, comment } = verification;
  return (
    <SettingsCard title={texts.organizer.legal}>
      <p>
        <Tag tone={tones[state]}>{texts.organizer.state[state]}</Tag>
      </p>
      {comment && <Message tone={state === "rejected" ? "danger" : "info"}>{comment}</Message>}
      {state === "verified" && <Message>{texts.organizer.changeAsksAnew}</Message>}
      <div className={styles.columns}>
        {fields.map((name) => (
          <LegalField key={name} name={name} form={form} verification={verification} />
        ))}
      </div>
    </SettingsCard>
  );
}

interface LegalFieldProps extends LegalFieldsProps {
  name: (typeof fields)[number];
}

function LegalField({ name, form: { form, field }, verification }: LegalFieldProps) {
  const value = useFieldValue(form, `legal.${name}`);
  // What was said of the saved value says nothing of the one being typed.
  const check = value === verification.legal[name] ? verification.checks[name] : "ok";
  return (
    <ValidationField
      {...field(`legal.${name}`)}
      label={texts.organizer.legalField[name]}
      hint={check === "ok" ? undefined : texts.organizer[check]}
    >
      {(control) => (
        <Input
          {...control}
          aria-invalid={check === "wrong" || undefined}
          inputMode={name === "inn" || name === "ogrn" ? "numeric" : undefined}
        />
      )}
    </ValidationField>
  );
}
