import type { SellerRequest, Tourist } from "@tour/api";
import { formatDate, formatPhone } from "@tour/blocks/format";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { describeFailure } from "@tour/office/api";
import { SettingsCard } from "@tour/office/shell";
import { formatInstant } from "@tour/office/format";
import { UnsentEntry } from "../../offline/unsent-entry.tsx";
import { useUnsentTourist, withTyped } from "../../offline/unsent-tourist.ts";
import { touristTexts as texts } from "../../texts/tourists.ru.ts";
import { EraseButton } from "./erase-button.tsx";
import { TouristDialog } from "./tourist-dialog.tsx";
import styles from "./request-page.module.css";
import { usePassport } from "./use-passport.ts";

/** Who travels: what the guest wrote of each, and who of us saw their documents. */
export function TouristsCard({ request }: { request: SellerRequest }) {
  const { tourists, passport_readings: readings } = request;
  const [edited, setEdited] = useState<Tourist | null>(null);
  return (
    <SettingsCard title={texts.title}>
      <ol className={styles.tourists}>
        {tourists.map((tourist) => (
          <li key={tourist.id}>
            <Person request={request} tourist={tourist} onEdit={() => setEdited(tourist)} />
          </li>
        ))}
      </ol>
      {tourists.filter((one) => one.passport_mask).length > 1 && (
        <div className={styles.actions}>
          <EraseButton request={request} />
        </div>
      )}
      {readings.length > 0 && (
        <div>
          <h3 className={styles.small}>{texts.readings}</h3>
          <ul className={styles.documents}>
            {readings.map(({ tourist_id: id, action, reader, at }) => (
              <li key={`${id} ${action} ${at}`}>
                {reader || texts.reader}
                <span className={styles.quiet}>
                  {texts.actions[action]}: {nameOf(tourists.find((one) => one.id === id))},{" "}
                  {formatInstant(at)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {edited && <TouristDialog request={request} tourist={edited} close={() => setEdited(null)} />}
    </SettingsCard>
  );
}

const nameOf = (tourist: Tourist | undefined) =>
  tourist ? tourist.full_name || texts.person(tourist.position) : "";

interface PersonProps {
  request: SellerRequest;
  tourist: Tourist;
  onEdit: () => void;
}

function Person({ request, tourist: read, onEdit }: PersonProps) {
  const unsent = useUnsentTourist(read.id);
  const tourist = withTyped(read, unsent);
  const facts = listFacts(request, tourist);
  const isOpen = request.status <= 3;
  return (
    <>
      <div className={styles.person}>
        <p className={styles.name}>
          {nameOf(tourist)} <span className={styles.quiet}>{tourist.title}</span>
        </p>
        {isOpen && (
          <Button variant="ghost" size="s" onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
      </div>
      {unsent && <UnsentEntry entry={unsent} {...(isOpen && { mend: onEdit })} />}
      {!tourist.is_complete && (
        <p className={styles.quiet}>{facts.length > 0 ? texts.incomplete : texts.empty}</p>
      )}
      {isOpen && !tourist.can_edit && <p className={styles.quiet}>{texts.locked}</p>}
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {tourist.passport_mask && <Passport request={request} tourist={tourist} />}
      </dl>
    </>
  );
}

function Passport({ request, tourist }: Omit<PersonProps, "onEdit">) {
  const { number, reveal } = usePassport(request, tourist);
  return (
    <div>
      <dt>{texts.documents[tourist.document_kind]}</dt>
      <dd className={styles.passport}>
        <span>{number ?? tourist.passport_mask}</span>
        {number === null && (
          <Button
            variant="secondary"
            size="s"
            loading={reveal.isPending}
            onClick={() => reveal.mutate()}
          >
            {texts.reveal}
          </Button>
        )}
        <EraseButton request={request} tourist={tourist} name={nameOf(tourist)} />
        <span className={styles.quiet} role="status">
          {number !== null && texts.revealed}
        </span>
        {reveal.error && <Message tone="danger">{describeFailure(reveal.error)}</Message>}
      </dd>
    </div>
  );
}

/** What is known of a tourist, in the order in which it was asked. */
function listFacts(request: SellerRequest, tourist: Tourist) {
  const { birthday, phone, email, food_restriction: food, questionnaire } = tourist;
  const answers = request.tourist_form.questions.map(({ id, title, kind }) => {
    const answer = questionnaire[id] ?? "";
    const words = kind === "yes_no" && answer ? texts.answers[answer as "yes" | "no"] : answer;
    return { name: title, value: words };
  });
  return [
    { name: texts.birthday, value: birthday ? formatDate(birthday) : "" },
    { name: texts.phone, value: phone && formatPhone(phone) },
    { name: texts.email, value: email },
    { name: texts.food, value: food },
    ...answers,
  ].filter(({ value }) => value !== "");
}
