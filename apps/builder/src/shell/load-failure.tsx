import { describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { texts } from "../texts/ru.ts";

/** Says why a part of a screen could not be read, and reads it again. */
export function LoadFailure({ error, again }: { error: unknown; again: () => void }) {
  return (
    <Message
      tone="danger"
      action={
        <Button size="s" variant="secondary" onClick={again}>
          {texts.comparison.again}
        </Button>
      }
    >
      {describeFailure(error)}
    </Message>
  );
}
