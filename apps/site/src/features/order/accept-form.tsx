import type { GuestRequest } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import type { ReactNode } from "react";
import { FieldError } from "../../page/field-error.tsx";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./accept-form.module.css";

const texts = allTexts.order.accept;

interface AcceptFormProps {
  request: Pick<GuestRequest, "uuid"> & { to_accept: NonNullable<GuestRequest["to_accept"]> };
  /** What was agreed to, and not taken; null where it was not sent. */
  refused: RefusedConsents | null;
}

/** The boxes that were ticked, as they were sent, and why that did not do. */
export interface RefusedConsents {
  given: readonly string[];
  problem: string;
}

interface ConsentProps {
  value: string;
  isRequired: boolean;
  refused: RefusedConsents | null;
  /** Those that have to be ticked and were not. */
  missing: readonly string[];
  children: ReactNode;
}

/** The form stands below what the page begins with: an answer of the server opens where it went wrong. */
const shownFirst = { autoFocus: true };

/** A box; where it has to be ticked and was not, it says so. */
function Consent({ value, isRequired, refused, missing, children }: ConsentProps) {
  const isMissing = missing.includes(value);
  const errorId = `${value.replace(":", "-")}-error`;
  return (
    <div>
      <label className={styles.consent}>
        <input
          type="checkbox"
          name="consent"
          value={value}
          defaultChecked={refused?.given.includes(value)}
          required={isRequired}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? errorId : undefined}
          {...(value === missing[0] && shownFirst)}
        />
        <span>{children}</span>
      </label>
      {isMissing && <FieldError id={errorId}>{texts.missing}</FieldError>}
    </div>
  );
}

/**
 * What the guest of a request that was made for them agrees to, each by itself and none ticked
 * beforehand: a plain form, so that it works on any network.
 */
export function AcceptForm({ request, refused }: AcceptFormProps) {
  const { documents, words } = request.to_accept;
  if (documents.length === 0) return <p>{texts.none}</p>;
  const shown = [...documents, ...words].map(writeValue);
  const needed = [...documents, ...words.filter(isNeeded)].map(writeValue);
  const { given = [], problem = "" } = refused ?? {};
  // Where every box was ticked, or a text has changed since, only the words say why it was refused.
  const missing = refused ? needed.filter((one) => !given.includes(one)) : [];
  const saysWhy = missing.length === 0 || !given.every((one) => shown.includes(one));
  return (
    <form className={styles.form} method="post" action={`/order/${request.uuid}/accept`} noValidate>
      <p>{texts.lead}</p>
      {problem && saysWhy && (
        <p
          className={styles.problem}
          role="alert"
          tabIndex={-1}
          {...(missing.length === 0 && shownFirst)}
        >
          {problem}
        </p>
      )}
      {documents.map((one) => (
        <Consent
          key={one.kind}
          value={writeValue(one)}
          isRequired
          refused={refused}
          missing={missing}
        >
          {texts.kinds[one.kind]}{" "}
          <a href={one.path} target="_blank" rel="noopener">
            {one.title}
          </a>
        </Consent>
      ))}
      {words.map((one) => (
        <Consent
          key={one.kind}
          value={writeValue(one)}
          isRequired={isNeeded(one)}
          refused={refused}
          missing={missing}
        >
          {one.text}
        </Consent>
      ))}
      <Button type="submit" size="l">
        {texts.send}
      </Button>
    </form>
  );
}

const writeValue = ({ kind, version }: { kind: string; version: number }) => `${kind}:${version}`;

/** Whoever enters others says that they may; advertising is each one's own wish. */
const isNeeded = ({ kind }: { kind: string }): boolean => kind === "others";
