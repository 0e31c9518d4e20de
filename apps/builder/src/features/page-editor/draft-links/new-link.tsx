import { useQueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { draftLinkCalls } from "@tour/api/contract";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { useEditor } from "../../../document/editor-context.ts";
import { hasMockTours } from "../../../document/load-shown-tours.ts";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./draft-links.module.css";
import { MadeLink } from "./made-link.tsx";

const texts = allTexts.draftLinks;

/** Asks for whom the link is, and shows the address once it is made. */
export function NewLink() {
  const { organizerId, type, page } = useEditor();
  const queryClient = useQueryClient();
  const [address, setAddress] = useState<string | null>(null);
  const form = useCallForm({
    initialValues: { title: "" },
    body: draftLinkCalls.makeDraftLink.body!,
    send: async (body, { reset }) => {
      const query = { organizer_id: organizerId };
      const { data } = await client.makeDraftLink({ query, body });
      reset({ title: "" });
      const slug = type === "tour" && !hasMockTours(page) ? page.tour?.slug : undefined;
      setAddress(slug ? `${data.url}/${slug}` : data.url);
      const { queryKey } = builderQueries.draftLinks(client, organizerId);
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  if (address) return <MadeLink address={address} makeAnother={() => setAddress(null)} />;
  return (
    <form className={styles.form} {...form.props}>
      <ValidationField
        {...form.field("title")}
        required={false}
        label={texts.title}
        hint={texts.titleHint}
      >
        {(control) => <Input {...control} autoComplete="off" placeholder={texts.titleExample} />}
      </ValidationField>
      {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
      <div>
        <Button type="submit" loading={form.isSending}>
          {texts.make}
        </Button>
      </div>
    </form>
  );
}
