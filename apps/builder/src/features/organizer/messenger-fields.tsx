import type { OrganizerInfo } from "@tour/api";
import { Button, IconButton } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Select } from "@tour/ui-kit/select";
import { Trash2 } from "lucide-react";
import { texts } from "../../texts/ru.ts";
import styles from "./organizer.module.css";

type Messengers = OrganizerInfo["messengers"];
type Kind = Messengers[number]["kind"];

interface MessengerFieldsProps {
  messengers: Messengers;
  problemOf: (field: string) => string | undefined;
  change: (messengers: Messengers) => void;
}

/** The limit of the call. */
const most = 20;
const kinds = Object.entries(texts.organizer.kinds).map(([value, text]) => ({ value, text }));

/** Messengers and pages in social networks. */
export function MessengerFields({ messengers, problemOf, change }: MessengerFieldsProps) {
  return (
    <div className={styles.list}>
      {messengers.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have nothing of their own
        <div key={index} className={styles.row}>
          <Field label={texts.organizer.messenger} className={styles.kind}>
            <Select<Kind>
              value={entry.kind}
              items={kinds}
              onValueChange={(kind) => change(messengers.with(index, { ...entry, kind }))}
            />
          </Field>
          <Field label={texts.organizer.link} error={problemOf(`messengers.${index}.url`)}>
            <Input
              type="url"
              placeholder={texts.organizer.linkExample}
              value={entry.url}
              onValueChange={(url) => change(messengers.with(index, { ...entry, url }))}
            />
          </Field>
          <IconButton
            label={texts.organizer.removeMessenger(index + 1)}
            onClick={() => change(messengers.toSpliced(index, 1))}
          >
            <Trash2 size={18} />
          </IconButton>
        </div>
      ))}
      {messengers.length < most && (
        <Button
          className={styles.save}
          size="s"
          variant="secondary"
          onClick={() => change([...messengers, { kind: "telegram", url: "" }])}
        >
          {texts.organizer.addMessenger}
        </Button>
      )}
    </div>
  );
}
