import { legalForms } from "@tour/api";
import type { OrganizerVerification } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Select } from "@tour/ui-kit/select";
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

const formItems = legalForms.map((value) => ({ value, text: texts.organizer.legalForms[value] }));
const fields = ["name", "inn", "ogrn", "registry_number"] as const;

/** Legal data, and what is still missing of it; the self-employed have no number of the register. */
export function LegalFields({ form, verification }: LegalFieldsProps) {
  const legalForm = useFieldValue(form.form, "legal.form");
  const shown = fields.filter((name) => name !== "ogrn" || legalForm !== "self_employed");
  return (
    <SettingsCard title={texts.organizer.legal}>
      {verification.state === "verified" && <Message>{texts.organizer.changeAsksAnew}</Message>}
      <div className={styles.columns}>
        <ValidationField {...form.field("legal.form")} label={texts.organizer.legalForm}>
          {(control) => (
            <Select {...control} items={formItems} placeholder={texts.organizer.chooseForm} />
          )}
        </ValidationField>
        {shown.map((name) => (
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
