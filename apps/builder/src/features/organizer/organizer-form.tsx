import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { OrganizerInfo, OrganizerVerification } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { useUnsaved } from "../../leaving/unsaved.ts";
import { texts } from "../../texts/ru.ts";
import { SettingsCard } from "../settings/settings-page.tsx";
import { LegalFields } from "./legal-fields.tsx";
import { LogoField } from "./logo-field.tsx";
import { MessengerFields } from "./messenger-fields.tsx";
import { organizerQueries } from "./organizer-queries.ts";
import styles from "./organizer.module.css";
import { PhoneFields } from "./phone-fields.tsx";

interface OrganizerFormProps {
  info: OrganizerInfo;
  verification: OrganizerVerification;
  isOwner: boolean;
}

/** The fields that an organiser may write. */
const pick = ({ name, about, logo, phones, email, address, messengers, legal }: OrganizerInfo) => ({
  name,
  about,
  logo,
  phones,
  email,
  address,
  messengers,
  legal,
});
export type OrganizerFields = ReturnType<typeof pick>;

/** The organiser's data. What was typed stays when it is refused. */
export function OrganizerForm({ info, verification, isOwner }: OrganizerFormProps) {
  const queryClient = useQueryClient();
  const settled = pick(info);
  const [typed, setTyped] = useState(settled);
  const change = (fields: Partial<OrganizerFields>) => setTyped((now) => ({ ...now, ...fields }));
  const save = useMutation({
    mutationFn: () => client.updateOrganizer({ query: { id: info.id }, body: typed }),
    onSuccess: async ({ data }) => {
      setTyped(pick(data));
      await queryClient.invalidateQueries(organizerQueries.info(info.id));
      await queryClient.invalidateQueries(organizerQueries.verification(info.id));
    },
  });
  const isChanged = JSON.stringify(typed) !== JSON.stringify(settled);
  useUnsaved(isChanged);
  const refused = save.error instanceof ApiError ? save.error.validation : {};
  const problemOf = (field: string) => refused[field]?.[0];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <fieldset className={styles.form} disabled={!isOwner}>
        <SettingsCard title={texts.organizer.about}>
          <Field label={texts.organizer.name} error={problemOf("name")}>
            <Input value={typed.name} maxLength={120} onValueChange={(name) => change({ name })} />
          </Field>
          <Field
            label={texts.organizer.aboutText}
            hint={texts.organizer.aboutHint}
            error={problemOf("about")}
          >
            <Textarea
              value={typed.about}
              minRows={4}
              maxLength={5000}
              onValueChange={(about) => change({ about })}
            />
          </Field>
          <LogoField organizerId={info.id} logo={typed.logo} change={(logo) => change({ logo })} />
        </SettingsCard>
        <SettingsCard title={texts.organizer.contacts}>
          <PhoneFields
            phones={typed.phones}
            problemOf={problemOf}
            change={(phones) => change({ phones })}
          />
          <Field label={texts.organizer.email} error={problemOf("email")}>
            <Input type="email" value={typed.email} onValueChange={(email) => change({ email })} />
          </Field>
          <Field label={texts.organizer.address} error={problemOf("address")}>
            <Input
              value={typed.address}
              maxLength={500}
              onValueChange={(address) => change({ address })}
            />
          </Field>
          <MessengerFields
            messengers={typed.messengers}
            problemOf={problemOf}
            change={(messengers) => change({ messengers })}
          />
        </SettingsCard>
        <LegalFields
          legal={typed.legal}
          verification={verification}
          problemOf={problemOf}
          change={(legal) => change({ legal })}
        />
        {save.error && <Message tone="danger">{save.error.message}</Message>}
        <Button
          type="submit"
          className={styles.save}
          disabled={!isOwner || !isChanged || !typed.name.trim()}
          loading={save.isPending}
        >
          {isChanged ? texts.organizer.save : texts.organizer.saved}
        </Button>
      </fieldset>
    </form>
  );
}
