import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { authCalls, minPasswordLength } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { Input } from "@tour/ui-kit/input";
import { Link } from "@tour/ui-kit/link";
import { PhoneInput, phoneNumberRule } from "@tour/ui-kit/phone-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { rules } from "@tour/validation";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { texts } from "../../texts/ru.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryPage } from "./entry-page.tsx";
import styles from "./sign-up-page.module.css";

/** Stricter than the call, which does not know every country's numbers. */
const phoneRules = [...rules("required"), phoneNumberRule];

/** Where somebody becomes an organiser: they are signed in at once. */
export function SignUpPage() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const form = useCallForm({
    initialValues: { name: "", email: "", phone: "", password: "", homepage: "" },
    body: authCalls.signUp.body!,
    send: async (values) => {
      await client.signUp({ body: values });
      queryClient.clear();
      await queryClient.ensureQueryData(builderQueries.account(client));
      router.history.push("/");
    },
  });
  return (
    <EntryPage title={texts.signUp.title} lead={texts.signUp.lead}>
      <EntryForm form={form} submit={texts.signUp.submit}>
        <ValidationField
          {...form.field("name")}
          label={texts.signUp.name}
          hint={texts.signUp.nameHint}
          required={false}
        >
          {(control) => <Input {...control} size="l" autoComplete="organization" />}
        </ValidationField>
        <ValidationField {...form.field("email")} label={texts.signIn.email} required={false}>
          {(control) => <Input {...control} size="l" type="email" autoComplete="username" />}
        </ValidationField>
        <ValidationField
          form={form.form}
          name="phone"
          rules={phoneRules}
          label={texts.signUp.phone}
          required={false}
        >
          {(control) => (
            <PhoneInput
              {...control}
              size="l"
              message="none"
              placeholder={texts.signUp.phoneExample}
            />
          )}
        </ValidationField>
        <ValidationField
          {...form.field("password")}
          label={texts.signIn.password}
          hint={texts.signUp.passwordHint(minPasswordLength)}
          required={false}
        >
          {(control) => <Input {...control} size="l" type="password" autoComplete="new-password" />}
        </ValidationField>
        {/* Programs fill every field; people neither see nor reach this one. */}
        <div className={styles.trap} aria-hidden="true">
          <label>
            {texts.signUp.homepage}
            <input
              name="homepage"
              tabIndex={-1}
              autoComplete="off"
              onChange={({ currentTarget }) => form.form.setValue("homepage", currentTarget.value)}
            />
          </label>
        </div>
      </EntryForm>
      <p>
        {texts.signUp.hasAccount} <Link to="/sign-in">{texts.signIn.submit}</Link>
      </p>
    </EntryPage>
  );
}
