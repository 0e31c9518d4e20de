import type { OrganizerVerification } from "@tour/api";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { texts } from "../../texts/ru.ts";
import { SettingsCard } from "../settings/settings-page.tsx";
import styles from "./organizer.module.css";

type Legal = OrganizerVerification["legal"];

interface LegalFieldsProps {
  legal: Legal;
  verification: OrganizerVerification;
  problemOf: (field: string) => string | undefined;
  change: (legal: Legal) => void;
}

const tones = {
  none: "neutral",
  pending: "warning",
  verified: "success",
  rejected: "danger",
} as const;
const fields = ["name", "inn", "ogrn", "registry_number"] as const;

/** Legal data, how far its verification has come, and what is still missing. */
export function LegalFields({ legal, verification, problemOf, change }: LegalFieldsProps) {
  const { state, comment, checks } = verification;
  return (
    <SettingsCard title={texts.organizer.legal}>
      <p>
        <Tag tone={tones[state]}>{texts.organizer.state[state]}</Tag>
      </p>
      {comment && <Message tone={state === "rejected" ? "danger" : "info"}>{comment}</Message>}
      {state === "verified" && <Message>{texts.organizer.changeAsksAnew}</Message>}
      <div className={styles.columns}>
        {fields.map((field) => {
          // What was said of the saved value says nothing of the one being typed.
          const check = legal[field] === verification.legal[field] ? checks[field] : "ok";
          return (
            <Field
              key={field}
              label={texts.organizer.legalField[field]}
              hint={check === "missing" ? texts.organizer.missing : undefined}
              error={
                problemOf(`legal.${field}`) ??
                (check === "wrong" ? texts.organizer.wrong : undefined)
              }
            >
              <Input
                value={legal[field]}
                inputMode={field === "inn" || field === "ogrn" ? "numeric" : undefined}
                onValueChange={(value) => change({ ...legal, [field]: value })}
              />
            </Field>
          );
        })}
      </div>
    </SettingsCard>
  );
}
