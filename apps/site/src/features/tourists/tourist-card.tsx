import type { Tourist, TouristForm, TouristsInfo, ValidationMap } from "@tour/api";
import { formatDate } from "@tour/blocks/format";
import { isCalendarDate } from "@tour/dates";
import { Button } from "@tour/ui-kit/button";
import { useState } from "react";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";
import { ShareButton } from "./share-button.tsx";
import { SummaryConsent } from "./summary-consent.tsx";
import { TouristFields } from "./tourist-fields.tsx";
import { isBlank } from "./tourist-values.ts";
import { useTourist } from "./use-tourist.ts";
import type { TouristState } from "./use-tourist.ts";
import styles from "./tourist-card.module.css";

interface TouristCardProps {
  tourist: Tourist;
  asked: TouristForm;
  tourTitle: string;
  uuid: string;
  isLive: boolean;
  /** Their own link was opened, not the request's. */
  isOwn: boolean;
  /** The request is open, and what was agreed to can change. */
  isOpen: boolean;
  refusals?: ValidationMap | undefined;
  onInfo: (info: TouristsInfo) => void;
}

/** One tourist: their form, or in a few words what is known once all of it is. */
export function TouristCard(props: TouristCardProps) {
  const { tourist, isLive, refusals } = props;
  const [isUnfolded, setUnfolded] = useState(!tourist.is_complete || refusals !== undefined);
  const [wasDone, setDone] = useState(false);
  const close = () => {
    setUnfolded(false);
    setDone(true);
  };
  return (
    <section className={styles.card} aria-labelledby={headingOf(tourist)}>
      {tourist.can_edit && (isUnfolded || !isLive) ? (
        <Form {...props} isFolded={!isUnfolded} onDone={close} />
      ) : (
        <>
          <Heading tourist={tourist} />
          <Summary tourist={tourist} />
          {tourist.can_edit ? (
            <div className={styles.actions}>
              {/* The form that had the focus is gone. */}
              <Button
                variant="secondary"
                ref={(button) => void (wasDone && button?.focus())}
                onClick={() => setUnfolded(true)}
              >
                {texts.edit}
              </Button>
            </div>
          ) : (
            <p className={styles.note}>{texts.locked}</p>
          )}
          {!tourist.can_edit && props.isOpen && tourist.kind === "person" && (
            <SummaryConsent {...props} />
          )}
        </>
      )}
    </section>
  );
}

const headingOf = ({ id }: Tourist) => `tourist-${id}`;

/** Who it is, and whether what was typed is kept, so that nobody has to ask. */
function Heading({ tourist, state }: { tourist: Tourist; state?: TouristState }) {
  const tone = toneOf(tourist);
  const saving = state?.saving ?? "idle";
  const hasNumber = saving === "offline" && state?.form.getValues().passport !== "";
  const words = hasNumber ? "offlineDocument" : saving;
  return (
    <header className={styles.head}>
      <h2 className={styles.title} id={headingOf(tourist)}>
        {texts.person(tourist.position)}
        <span className={styles.option}>{tourist.title}</span>
      </h2>
      <p className={styles.status} role="status" data-tone={tone} data-saving={saving}>
        {words === "idle" ? texts.status[tone] : texts.saving[words]}
        {words === "saved" && `. ${texts.status[tone]}`}
      </p>
    </header>
  );
}

function toneOf(tourist: Tourist): keyof typeof texts.status {
  if (!tourist.can_edit) return "locked";
  if (tourist.is_complete) return "complete";
  return isBlank(tourist) ? "empty" : "incomplete";
}

function Summary({ tourist }: { tourist: Tourist }) {
  const { full_name: name, birthday, passport_mask: mask } = tourist;
  const facts = [birthday && isCalendarDate(birthday) && formatDate(birthday), mask].filter(
    Boolean,
  );
  return (
    <div className={styles.summary}>
      <p className={styles.name}>{name || texts.status.empty}</p>
      {facts.length > 0 && <p className={styles.note}>{facts.join(", ")}</p>}
    </div>
  );
}

interface FormProps extends TouristCardProps {
  /** Before the script is there, where there will be one: it looks as it does then. */
  isFolded: boolean;
  onDone: () => void;
}

function Form(props: FormProps) {
  const { tourist, asked, tourTitle, isLive, isOwn, isFolded, onDone } = props;
  const state = useTourist(props);
  const { formProps, element, problem, isSubmitting } = state;
  return (
    <form
      {...formProps}
      ref={element}
      method="post"
      className={styles.form}
      data-folded={isFolded || undefined}
      id={`form-${tourist.id}`}
    >
      <Heading tourist={tourist} state={state} />
      {isFolded && <Summary tourist={tourist} />}
      <input type="hidden" name="id" value={tourist.id} />
      <TouristFields tourist={tourist} asked={asked} state={state} isLive={isLive} isOwn={isOwn} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="l" loading={isSubmitting}>
          {isLive ? texts.ready : texts.save}
        </Button>
        {isLive && tourist.uuid && <ShareButton uuid={tourist.uuid} tourTitle={tourTitle} />}
        {isLive && tourist.can_delete && !isBlank(tourist) && (
          <Button variant="ghost" size="l" onClick={() => void state.erase()}>
            {texts.erase}
          </Button>
        )}
        {isLive && tourist.is_complete && state.saving !== "saving" && (
          <Button variant="ghost" size="l" onClick={onDone}>
            {texts.hide}
          </Button>
        )}
      </div>
    </form>
  );
}
