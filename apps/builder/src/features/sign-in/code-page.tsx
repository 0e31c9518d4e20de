import { client } from "@tour/office/api";
import { CodeFields, useCodeForm } from "@tour/office/second-factor";
import { SignOutButton } from "@tour/office/shell";
import { useEffect, useRef } from "react";
import { texts } from "../../texts/ru.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryPage } from "./entry-page.tsx";
import { useEnter } from "./use-enter.ts";

/** The second step of signing in: the code beside the password. */
export function CodePage({ next }: { next: string }) {
  const enter = useEnter(next);
  const input = useRef<HTMLInputElement>(null);
  const form = useCodeForm(async (body) => {
    await client.showSecondFactor({ body });
    await enter();
  });
  useEffect(() => input.current?.focus(), []);
  return (
    <EntryPage title={texts.secondFactor.code.title} lead={texts.secondFactor.code.lead}>
      <EntryForm form={form} submit={texts.secondFactor.code.submit}>
        <CodeFields form={form} input={input} />
      </EntryForm>
      <div>
        <SignOutButton />
      </div>
    </EntryPage>
  );
}
