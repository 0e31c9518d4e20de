import { useQueryClient } from "@tanstack/react-query";
import { factorMinutes } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useId, useRef } from "react";
import { client } from "../api/client.ts";
import type { FactorPrompt } from "../api/factor-prompt.ts";
import { secondFactorTexts as texts } from "../texts/second-factor.ru.ts";
import { CodeFields } from "./code-fields.tsx";
import styles from "./second-factor.module.css";
import { SetUpFactor } from "./set-up-factor.tsx";
import { useCodeForm } from "./use-code-form.ts";

/** Asks for the code, or leads through setting it up; what was asked for then goes on by itself. */
export function FactorDialog({ asked }: { asked: FactorPrompt }) {
  const queryClient = useQueryClient();
  const settle = (isShown: boolean) => {
    if (isShown) void queryClient.invalidateQueries(builderQueries.account(client));
    asked.settle(isShown);
  };
  return asked.step === "show" ? <AskForCode settle={settle} /> : <AskToSetUp settle={settle} />;
}

interface AskProps {
  settle: (isShown: boolean) => void;
}

function AskForCode({ settle }: AskProps) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useCodeForm(async (body) => {
    await client.showSecondFactor({ body });
    settle(true);
  });
  return (
    <Modal
      open
      onOpenChange={(isOpen) => !isOpen && !form.isSending && settle(false)}
      persistent={form.isDirty || form.isSending}
      initialFocus={input}
      title={texts.ask.title}
      footer={
        <div className={styles.actions}>
          <Button type="submit" form={formId} loading={form.isSending}>
            {texts.ask.submit}
          </Button>
          <Button variant="secondary" disabled={form.isSending} onClick={() => settle(false)}>
            {texts.ask.back}
          </Button>
        </div>
      }
    >
      <form {...form.props} id={formId} className={styles.form}>
        <p>{texts.ask.lead(factorMinutes)}</p>
        <CodeFields form={form} input={input} />
        {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
      </form>
    </Modal>
  );
}

function AskToSetUp({ settle }: AskProps) {
  const isOn = useRef(false);
  return (
    <Modal
      open
      // The codes are shown once: an accidental press beside the window must not take them away.
      persistent
      onOpenChange={(isOpen) => !isOpen && settle(isOn.current)}
      title={texts.setUp.title}
    >
      <div className={styles.form}>
        <p>{texts.setUp.lead}</p>
        <SetUpFactor
          confirmed={() => {
            isOn.current = true;
          }}
          done={() => settle(true)}
        />
      </div>
    </Modal>
  );
}
