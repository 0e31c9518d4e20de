import { isUnreachable } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { wayTexts as texts } from "../../texts/on-the-way.ru.ts";

interface ListFailureProps {
  error: Error;
  /** Reads again. */
  retry: () => unknown;
}

/** A list that can't be read now, and was never kept on this device. */
export function ListFailure({ error, retry }: ListFailureProps) {
  return (
    <Message
      tone="warning"
      action={
        <Button variant="secondary" onClick={() => void retry()}>
          {texts.retry}
        </Button>
      }
    >
      {isUnreachable(error) ? texts.notKnown : describeFailure(error)}
    </Message>
  );
}
