import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { departureFormTexts as texts } from "../texts/departure-form.ru.ts";

interface DocumentsRefusalProps {
  /** The server's own sentence. */
  text: string;
  organizerId: number;
}

/** Nothing is sold without documents: the way to them, in a tab of its own, so that no field is lost. */
export function DocumentsRefusal({ text, organizerId }: DocumentsRefusalProps) {
  return (
    <Message
      tone="warning"
      action={
        <Button size="s" variant="secondary" href={`/${organizerId}/documents`} target="_blank">
          {texts.toDocuments}
        </Button>
      }
    >
      {text}
    </Message>
  );
}
