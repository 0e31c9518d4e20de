import { Select } from "@tour/ui-kit/select";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { findSchema, readLimits } from "@tour/validation/valibot";
import { EntryList } from "@tour/office/forms";
import { LinkInput } from "@tour/office/links";
import { texts } from "../../texts/ru.ts";
import styles from "./organizer.module.css";
import { organizerBody } from "./use-organizer-form.ts";
import type { OrganizerForm } from "./use-organizer-form.ts";

const { maxLength } = readLimits(findSchema(organizerBody, "messengers")!);
const kinds = Object.entries(texts.organizer.kinds).map(([value, text]) => ({ value, text }));

/** Messengers and pages in social networks. */
export function MessengerFields({ form: { form, field } }: { form: OrganizerForm }) {
  return (
    <EntryList
      form={form}
      name="messengers"
      empty={{ kind: "telegram", url: "" }}
      max={maxLength}
      texts={{ add: texts.organizer.addMessenger, remove: texts.organizer.removeMessenger }}
    >
      {(index) => (
        <div className={styles.contact}>
          <ValidationField
            {...field(`messengers.${index}.kind`)}
            label={texts.organizer.messenger}
            className={styles.kind}
          >
            {(control) => <Select {...control} items={kinds} />}
          </ValidationField>
          <ValidationField {...field(`messengers.${index}.url`)} label={texts.organizer.link}>
            {(control) => (
              <LinkInput {...control} webOnly placeholder={texts.organizer.linkExample} />
            )}
          </ValidationField>
        </div>
      )}
    </EntryList>
  );
}
