import type { OrganizerInfo, OrganizerVerification } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { SaveBar } from "@tour/office/forms";
import { SettingsCard } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import { LegalFields } from "./legal-fields.tsx";
import { LogoField } from "./logo-field.tsx";
import { MessengerFields } from "./messenger-fields.tsx";
import styles from "./organizer.module.css";
import { PhoneFields } from "./phone-fields.tsx";
import { useOrganizerForm } from "./use-organizer-form.ts";

interface OrganizerFormProps {
  info: OrganizerInfo;
  verification: OrganizerVerification;
  isOwner: boolean;
}

/** The organiser's data. */
export function OrganizerForm({ info, verification, isOwner }: OrganizerFormProps) {
  const form = useOrganizerForm(info);
  const { field } = form;
  return (
    <form {...form.props}>
      <fieldset className={styles.form} disabled={!isOwner}>
        <SettingsCard title={texts.organizer.about}>
          <ValidationField {...field("name")} label={texts.organizer.name}>
            {(control) => <Input {...control} autoComplete="organization" />}
          </ValidationField>
          <ValidationField
            {...field("about")}
            label={texts.organizer.aboutText}
            hint={texts.organizer.aboutHint}
          >
            {(control) => <Textarea {...control} minRows={4} />}
          </ValidationField>
          <LogoField organizerId={info.id} form={form} />
        </SettingsCard>
        <SettingsCard title={texts.organizer.contacts}>
          <PhoneFields form={form} />
          <ValidationField {...field("email")} label={texts.organizer.email}>
            {(control) => <Input {...control} type="email" autoComplete="email" />}
          </ValidationField>
          <ValidationField {...field("address")} label={texts.organizer.address}>
            {(control) => <Input {...control} autoComplete="street-address" />}
          </ValidationField>
          <MessengerFields form={form} />
        </SettingsCard>
        <LegalFields form={form} verification={verification} />
        <SaveBar form={form} texts={texts.organizer} disabled={!isOwner} />
      </fieldset>
    </form>
  );
}
