import { useQueryClient } from "@tanstack/react-query";
import { authCalls, minPasswordLength } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Link } from "@tour/ui-kit/link";
import { Message } from "@tour/ui-kit/message";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { texts } from "../../texts/ru.ts";
import styles from "./account.module.css";

/** Sets another password; the other sessions end with it. */
export function ChangePassword({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const [isDone, setDone] = useState(false);
  const { form, field, props, problem, isSending } = useCallForm({
    initialValues: { current_password: "", password: "", repeated: "" },
    body: authCalls.changePassword.body!,
    send: async ({ current_password, password }, kept) => {
      setDone(false);
      await client.changePassword({ body: { current_password, password } });
      kept.reset();
      setDone(true);
      await queryClient.invalidateQueries(builderQueries.sessions(client));
    },
  });
  return (
    <form className={styles.fields} {...props}>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      {isDone && <Message tone="success">{texts.account.changed}</Message>}
      {/* Password managers look for whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <ValidationField {...field("current_password")} label={texts.account.current}>
        {(control) => <Input {...control} type="password" autoComplete="current-password" />}
      </ValidationField>
      <ValidationField
        {...field("password")}
        label={texts.account.next}
        hint={texts.account.nextHint(minPasswordLength)}
      >
        {(control) => <Input {...control} type="password" autoComplete="new-password" />}
      </ValidationField>
      <ValidationField
        form={form}
        name="repeated"
        label={texts.account.repeated}
        rules="required|confirmed:password"
      >
        {(control) => <Input {...control} type="password" autoComplete="new-password" />}
      </ValidationField>
      <div className={styles.actions}>
        <Button type="submit" loading={isSending}>
          {texts.account.change}
        </Button>
        <Link to="/forgot-password">{texts.account.forgotten}</Link>
      </div>
    </form>
  );
}
