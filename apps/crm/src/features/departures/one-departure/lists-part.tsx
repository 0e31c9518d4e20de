import { departureCalls } from "@tour/api/contract";
import type { DepartureGuests, EditedDeparture, GuestListKind } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { Message } from "@tour/ui-kit/message";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { client, saveFile } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { SettingsCard, useOrganizer } from "@tour/office/shell";
import { departureTexts } from "../../../texts/departure.ru.ts";
import styles from "./departure-page.module.css";

const texts = departureTexts.lists;
const kinds = ["insurance", "transport"] as const;
const formats = ["xlsx", "csv"] as const;

interface ListsPartProps {
  departure: EditedDeparture;
  guests: DepartureGuests;
}

type Values = {
  kind: GuestListKind;
  format: (typeof formats)[number];
  with_documents: boolean;
};

const readBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.codePointAt(0)!);

/** Papers and tables of who goes, made at the press of a button and kept nowhere. */
export function ListsPart({ departure, guests }: ListsPartProps) {
  const { organizer } = useOrganizer();
  const { field, props, isSending, problem } = useCallForm<Values>({
    initialValues: { kind: "insurance", format: "xlsx", with_documents: false },
    body: departureCalls.makeGuestList.body!,
    send: async (body) => {
      const query = { organizer_id: organizer.id, id: departure.id };
      const { content, ...file } = (await client.makeGuestList({ query, body })).data;
      saveFile({ ...file, content: readBase64(content) });
    },
  });
  const people = guests.parties.flatMap(({ tourists }) => tourists);
  const unwritten = people.filter((one) => !one.full_name).length;
  return (
    <div className={styles.columns}>
      <SettingsCard title={texts.title}>
        <form {...props} className={styles.form}>
          <ValidationField {...field("kind")} label={texts.kind}>
            {({ value, onValueChange, name }) => (
              <RadioGroup
                name={name}
                value={value}
                onValueChange={(kind) => onValueChange(kind as Values["kind"])}
              >
                {kinds.map((kind) => (
                  <Radio key={kind} value={kind} description={texts.kindHints[kind]}>
                    {texts.kinds[kind]}
                  </Radio>
                ))}
              </RadioGroup>
            )}
          </ValidationField>
          <ValidationField {...field("format")} label={texts.format}>
            {({ value, onValueChange, name }) => (
              <RadioGroup
                name={name}
                value={value}
                onValueChange={(format) => onValueChange(format as Values["format"])}
              >
                {formats.map((format) => (
                  <Radio key={format} value={format}>
                    {texts.formats[format]}
                  </Radio>
                ))}
              </RadioGroup>
            )}
          </ValidationField>
          <ValidationField {...field("with_documents")} label={texts.documents} hideLabel>
            {({ value, onValueChange }) => (
              <Checkbox
                checked={value}
                onCheckedChange={onValueChange}
                description={texts.documentsHint}
              >
                {texts.documents}
              </Checkbox>
            )}
          </ValidationField>
          {unwritten > 0 && <Message tone="warning">{texts.unwritten(unwritten)}</Message>}
          {problem !== null && <Message tone="danger">{problem}</Message>}
          <Button
            type="submit"
            className={styles.submit}
            loading={isSending}
            disabled={people.length === 0}
          >
            {texts.make}
          </Button>
        </form>
      </SettingsCard>
      <SettingsCard title={departureTexts.sheet}>
        <p>{texts.sheetText}</p>
        <Button
          variant="secondary"
          className={styles.submit}
          href={`/crm/api/departure/guide-sheet?id=${departure.id}`}
          target="_blank"
          rel="noreferrer"
        >
          {texts.sheetOpen}
        </Button>
      </SettingsCard>
    </div>
  );
}
