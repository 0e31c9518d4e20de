import { domainCalls } from "@tour/api/contract";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useCallForm } from "@tour/office/forms";
import styles from "./domain-page.module.css";

interface AddressFormProps {
  label: string;
  hint: string;
  submit: string;
  initial: string;
  /** What the address always ends in. */
  suffix?: string;
  /** Whether the address that stands there already may be sent once more. */
  mayRepeat: boolean;
  disabled: boolean;
  send: (domain: string) => Promise<unknown>;
}

/** One address and the button that takes it. What was typed stays when it is refused. */
export function AddressForm(props: AddressFormProps) {
  const { label, hint, submit, initial, suffix, mayRepeat, disabled, send } = props;
  const form = useCallForm({
    initialValues: { domain: initial },
    body: domainCalls.changeDomain.body!,
    about: "domain",
    send: ({ domain }) => send(domain.trim()),
  });
  return (
    <form className={styles.form} {...form.props}>
      <ValidationField {...form.field("domain")} label={label} hint={hint} disabled={disabled}>
        {(control) => (
          <div className={styles.line}>
            <Input
              {...control}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              inputMode="url"
            />
            {suffix && <span className={styles.suffix}>{suffix}</span>}
          </div>
        )}
      </ValidationField>
      {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
      <Button
        type="submit"
        variant="secondary"
        className={styles.submit}
        disabled={disabled || !(mayRepeat || form.isDirty)}
        loading={form.isSending}
      >
        {submit}
      </Button>
    </form>
  );
}
