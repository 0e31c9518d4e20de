import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import type { RefObject } from "react";
import { client } from "../api/client.ts";
import { secondFactorTexts as texts } from "../texts/second-factor.ru.ts";
import { formatCode } from "./format-code.ts";
import styles from "./second-factor.module.css";
import type { CodeForm } from "./use-code-form.ts";
import { useDemoAccounts } from "./use-demo-accounts.ts";

interface CodeFieldsProps {
  form: CodeForm;
  /** The field, to be focused. */
  input?: RefObject<HTMLInputElement | null>;
  /** Where an app is set up no recovery code would do. Default `true`. */
  takesRecovery?: boolean;
}

/** One field for the code of the app, or for a recovery code in its place. */
export function CodeFields({ form, input, takesRecovery = true }: CodeFieldsProps) {
  const [isRecovery, setRecovery] = useState(false);
  const change = () => {
    form.form.setValue("code", "");
    setRecovery(!isRecovery);
    input?.current?.focus();
  };
  const words = isRecovery
    ? { label: texts.recovery, hint: texts.recoveryHint }
    : { label: texts.code, hint: texts.codeHint };
  return (
    <div className={styles.fields}>
      <ValidationField {...form.field("code")} {...words} required={false}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            size="l"
            className={styles.code}
            inputMode={isRecovery ? "text" : "numeric"}
            autoComplete={isRecovery ? "off" : "one-time-code"}
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
      </ValidationField>
      {takesRecovery && (
        <>
          {!isRecovery && <DemoCode choose={(code) => form.form.setValue("code", code)} />}
          <div>
            <Button variant="ghost" size="s" onClick={change}>
              {isRecovery ? texts.toApp : texts.toRecovery}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** In a demo nobody has the app of its accounts: their code is there to be taken. */
function DemoCode({ choose }: { choose: (code: string) => void }) {
  const accounts = useDemoAccounts();
  const { data: account } = useQuery({
    ...builderQueries.account(client),
    enabled: accounts.length > 0,
  });
  const code = accounts.find(({ email }) => email === account?.email)?.code?.value;
  if (code === undefined) return null;
  return (
    <div>
      <Button variant="secondary" size="s" onClick={() => choose(formatCode(code))}>
        {texts.demoCode(formatCode(code))}
      </Button>
    </div>
  );
}
