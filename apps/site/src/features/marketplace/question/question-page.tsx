import { typograph } from "@tour/blocks/format";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Textarea } from "@tour/ui-kit/textarea";
import { GivenConsent } from "../../../page/given-consent.tsx";
import styles from "../../../page/plain-form.module.css";
import { questionTexts as texts } from "../../../texts/question.ru.ts";
import { subscriptionTexts } from "../../../texts/subscription.ru.ts";
import type { QuestionView } from "./load-question.ts";

type QuestionPageProps = Pick<
  QuestionView,
  "isSent" | "typed" | "messages" | "formKey" | "problem" | "policyPath"
>;

/** Where a visitor asks those who run the marketplace; staff find it among their questions. */
export function QuestionPage(props: QuestionPageProps) {
  const { isSent, typed, messages, formKey, problem, policyPath } = props;
  if (isSent) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{texts.sent.title}</h1>
        <p className={styles.lead}>{typograph(texts.sent.lead)}</p>
        <p>
          <a className={styles.link} href="/tours">
            {texts.sent.tours}
          </a>
        </p>
      </div>
    );
  }
  return (
    <form className={styles.page} method="post" action="/ask" noValidate>
      <input type="hidden" name="key" value={formKey} />
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lead}>{typograph(texts.lead)}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.fields}>
        <Field id="ask-name" label={texts.name} error={messages.name} required>
          <Input name="name" size="l" autoComplete="name" defaultValue={typed.name} />
        </Field>
        <Field id="ask-message" label={texts.message} error={messages.message} required>
          <Textarea name="message" rows={5} defaultValue={typed.message} />
        </Field>
        <p className={styles.quiet}>{typograph(texts.contact)}</p>
        <Field id="ask-email" label={texts.email} error={messages.email}>
          <Input
            name="email"
            type="email"
            size="l"
            inputMode="email"
            autoComplete="email"
            defaultValue={typed.email}
          />
        </Field>
        <Field id="ask-phone" label={texts.phone} error={messages.phone}>
          <Input
            name="phone"
            type="tel"
            size="l"
            inputMode="tel"
            autoComplete="tel"
            defaultValue={typed.phone}
          />
        </Field>
        <Button type="submit" size="l">
          {texts.send}
        </Button>
        <GivenConsent
          text={texts.consent(texts.send)}
          policy={subscriptionTexts.policy}
          policyPath={policyPath}
        />
      </div>
    </form>
  );
}
