import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import type { ReactNode } from "react";
import { subscriptionTexts as texts } from "../texts/subscription.ru.ts";
import { GivenConsent } from "./given-consent.tsx";
import styles from "./plain-form.module.css";

/** What was typed and did not go through. */
export interface TypedAddress {
  email: string;
  problem: string;
}

interface SubscribeFormProps {
  action: string;
  typed: TypedAddress;
  policyPath: string | null;
  /** What else is sent. */
  children?: ReactNode;
}

/** A mailbox, and what it agrees to. */
export function SubscribeForm({ action, typed, policyPath, children }: SubscribeFormProps) {
  const { email, problem } = typed;
  return (
    <form className={styles.fields} method="post" action={action} noValidate>
      {children}
      <Field id="subscribe-email" label={texts.email} error={problem} required>
        <Input
          name="email"
          type="email"
          size="l"
          inputMode="email"
          autoComplete="email"
          defaultValue={email}
        />
      </Field>
      <Button type="submit" size="l">
        {texts.subscribe}
      </Button>
      <GivenConsent
        text={texts.consent(texts.subscribe)}
        policy={texts.policy}
        policyPath={policyPath}
      />
      <p className={styles.quiet}>{texts.how}</p>
    </form>
  );
}
