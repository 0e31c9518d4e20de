import { useQuery, useQueryClient } from "@tanstack/react-query";
import { factorMinutes } from "@tour/api";
import { authCalls } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useId, useRef } from "react";
import { client } from "../api/client.ts";
import { useCallForm } from "../forms/use-call-form.ts";
import { secondFactorTexts } from "../texts/second-factor.ru.ts";
import styles from "./second-factor.module.css";

const texts = secondFactorTexts.password;

/** Asks for the password of whoever is signed in; what was asked for then goes on by itself. */
export function PasswordDialog({ settle }: { settle: (isShown: boolean) => void }) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const { data: account } = useQuery(builderQueries.account(client));
  const form = useCallForm({
    initialValues: { password: "" },
    body: authCalls.confirmPassword.body!,
    about: "password",
    send: async (body) => {
      await client.confirmPassword({ body });
      void queryClient.invalidateQueries(builderQueries.sessions(client));
      settle(true);
    },
  });
  return (
    <Modal
      open
      onOpenChange={(isOpen) => !isOpen && !form.isSending && settle(false)}
      persistent={form.isDirty || form.isSending}
      initialFocus={input}
      title={texts.title}
      footer={
        <div className={styles.actions}>
          <Button type="submit" form={formId} loading={form.isSending}>
            {texts.submit}
          </Button>
          <Button variant="secondary" disabled={form.isSending} onClick={() => settle(false)}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <form {...form.props} id={formId} className={styles.form}>
        <p>{texts.lead(factorMinutes)}</p>
        {/* Password managers look for whose password it is. */}
        <input type="email" autoComplete="username" value={account?.email ?? ""} readOnly hidden />
        <ValidationField {...form.field("password")} label={texts.label} required={false}>
          {(control) => (
            <Input {...control} ref={input} type="password" autoComplete="current-password" />
          )}
        </ValidationField>
        {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
      </form>
    </Modal>
  );
}
