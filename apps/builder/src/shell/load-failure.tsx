import { describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { texts } from "../texts/ru.ts";

interface LoadFailureProps {
  /** What could not be read, where the place does not say it. */
  title?: string;
  error: unknown;
  again: () => void;
}

/** Says why a part of a screen could not be read, and reads it again. */
export function LoadFailure({ title, error, again }: LoadFailureProps) {
  return (
    <Message
      tone="danger"
      title={title}
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
