import type { BookingOffer, ConsentKind } from "@tour/api";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { rules } from "@tour/validation";
import type { Form } from "@tour/validation";
import { useState } from "react";
import type { ReactNode } from "react";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import type { BookingValues } from "./booking-values.ts";
import { DocumentLink } from "./document-link.tsx";
import { DocumentWindow } from "./document-window.tsx";
import styles from "./booking-form.module.css";

const needed = rules("required");
const optional = rules("max:1");

interface ConsentFieldsProps {
  form: Form<BookingValues>;
  /** The documents and words that are agreed to. */
  offer: Pick<BookingOffer, "documents" | "words">;
  /** How many travel: whoever enters others says that they may. */
  people: number;
}

/** Each agreement by itself, none ticked beforehand; to a text that is not there nobody agrees. */
export function ConsentFields({ form, offer: { documents, words }, people }: ConsentFieldsProps) {
  const agreement = documents.find(({ kind }) => kind === "agreement");
  const policy = documents.find(({ kind }) => kind === "personal_data");
  const others = words.find(({ kind }) => kind === "others");
  const advertising = words.find(({ kind }) => kind === "advertising");
  const [read, setRead] = useState<(typeof documents)[number] | null>(null);
  return (
    <div className={styles.consents}>
      {agreement && (
        <Consent form={form} name="consents.agreement" label={agreement.title} isNeeded>
          {texts.consents.agreement} <DocumentLink document={agreement} onRead={setRead} />
        </Consent>
      )}
      {policy && (
        <Consent form={form} name="consents.personal_data" label={texts.consents.data} isNeeded>
          {texts.consents.data}: <DocumentLink document={policy} onRead={setRead} />
        </Consent>
      )}
      {people > 1 && others && (
        <Consent form={form} name="consents.others" label={others.text} isNeeded>
          {others.text}
        </Consent>
      )}
      {advertising && (
        <Consent form={form} name="consents.advertising" label={advertising.text}>
          {advertising.text}
        </Consent>
      )}
      {/* Outside of the labels: a press in it must tick nothing. */}
      {read && <DocumentWindow document={read} onClosed={() => setRead(null)} />}
    </div>
  );
}

interface ConsentProps {
  form: Form<BookingValues>;
  name: `consents.${ConsentKind}`;
  label: string;
  isNeeded?: boolean;
  children: ReactNode;
}

function Consent({ form, name, label, isNeeded = false, children }: ConsentProps) {
  return (
    <ValidationField
      form={form}
      id={name}
      name={name}
      label={label}
      hideLabel
      rules={isNeeded ? needed : optional}
      messages={{ required: texts.consents.missing }}
    >
      {({ value, onValueChange }) => (
        <Checkbox name={name} checked={value} onCheckedChange={onValueChange}>
          {children}
        </Checkbox>
      )}
    </ValidationField>
  );
}
