import { teamCalls, minPasswordLength } from "@tour/api/contract";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { texts as allTexts } from "../../texts/ru.ts";
import { EntryForm } from "./entry-form.tsx";

const texts = allTexts.invitation;

interface JoinFormProps {
  token: string;
  enter: (answer: { data: { organizer_id: number } }) => Promise<void>;
}

/** Makes an account for who is invited, by a name and a password. */
export function JoinForm({ token, enter }: JoinFormProps) {
  const form = useCallForm({
    initialValues: { token, name: "", password: "" },
    body: teamCalls.joinByInvitation.body!,
    send: async (body) => enter(await client.joinByInvitation({ body })),
  });
  return (
    <EntryForm form={form} submit={texts.join}>
      <p>{texts.newcomer}</p>
      <ValidationField
        {...form.field("name")}
        label={texts.name}
        hint={texts.nameHint}
        required={false}
      >
        {(control) => <Input {...control} size="l" autoComplete="name" />}
      </ValidationField>
      <ValidationField
        {...form.field("password")}
        label={texts.password}
        hint={texts.passwordHint(minPasswordLength)}
        required={false}
      >
        {(control) => <Input {...control} size="l" type="password" autoComplete="new-password" />}
      </ValidationField>
    </EntryForm>
  );
}
