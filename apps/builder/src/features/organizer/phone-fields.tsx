import { Button, IconButton } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Trash2 } from "lucide-react";
import { texts } from "../../texts/ru.ts";
import styles from "./organizer.module.css";

interface PhoneFieldsProps {
  phones: readonly string[];
  problemOf: (field: string) => string | undefined;
  change: (phones: string[]) => void;
}

/** The limit of the call. */
const most = 10;

/** Phones, the main one first. */
export function PhoneFields({ phones, problemOf, change }: PhoneFieldsProps) {
  return (
    <div className={styles.list}>
      {phones.map((phone, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- phones have nothing else of their own
        <div key={index} className={styles.row}>
          <Field label={texts.organizer.phone(index + 1)} error={problemOf(`phones.${index}`)}>
            <Input
              type="tel"
              autoComplete="tel"
              placeholder={texts.organizer.phoneExample}
              value={phone}
              onValueChange={(value) => change(phones.with(index, value))}
            />
          </Field>
          <IconButton
            label={texts.organizer.removePhone(index + 1)}
            onClick={() => change(phones.toSpliced(index, 1))}
          >
            <Trash2 size={18} />
          </IconButton>
        </div>
      ))}
      {phones.length < most && (
        <Button
          className={styles.save}
          size="s"
          variant="secondary"
          onClick={() => change([...phones, ""])}
        >
          {texts.organizer.addPhone}
        </Button>
      )}
    </div>
  );
}
