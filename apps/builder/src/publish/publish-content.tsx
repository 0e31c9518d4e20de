import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Spinner } from "@tour/ui-kit/spinner";
import { ArrowUpRight, Check } from "lucide-react";
import { texts } from "../texts/ru.ts";
import { DocumentWays } from "./document-ways.tsx";
import { Scheduled } from "./later/scheduled.tsx";
import type { PublicationProps } from "./publication-props.ts";
import styles from "./publish-button.module.css";
import { PublishChoices } from "./publish-choices.tsx";
import type { PublishState } from "./use-publish.ts";

interface PublishContentProps extends Omit<PublicationProps, "site"> {
  state: PublishState;
}

/** What the window of publishing shows: the choice of what goes out, then how that goes. */
export function PublishContent({ state, ...props }: PublishContentProps) {
  const { organizerId, showBlock, leave } = props;
  if (state.kind === "idle") return <PublishChoices {...props} />;
  return <Progress {...{ organizerId, state, showBlock }} close={leave} />;
}

interface ProgressProps {
  organizerId: number;
  state: Exclude<PublishState, { kind: "idle" }>;
  close: () => void;
  showBlock: ((id: string) => void) | undefined;
}

function Progress({ organizerId, state, close, showBlock }: ProgressProps) {
  if (state.kind === "working") {
    return (
      <p className={styles.working} role="status">
        <Spinner /> {state.step}
      </p>
    );
  }
  if (state.kind === "failed") {
    return (
      <Message tone="danger" title={texts.publish.failed}>
        <p>{state.message}</p>
        <DocumentWays organizerId={organizerId} documents={state.documents} leave={close} />
        {showBlock && state.blocks.length > 0 && (
          <p className={styles.blocks}>
            {state.blocks.map(({ id, title }) => (
              <Button
                key={id}
                size="s"
                variant="secondary"
                onClick={() => {
                  close();
                  showBlock(id);
                }}
              >
                {texts.publish.mend(title)}
              </Button>
            ))}
          </p>
        )}
      </Message>
    );
  }
  if (state.kind === "scheduled") {
    return <Scheduled {...{ organizerId, close }} publication={state.publication} />;
  }
  return (
    <div className={styles.done}>
      <span className={styles.mark} aria-hidden>
        <Check size={28} />
      </span>
      <p role="status">
        {texts.publish.doneText(state.version)}
        {state.waiting > 0 && ` ${texts.publish.waits(state.waiting)}`}
      </p>
      <div className={styles.actions}>
        <Button
          href={state.url}
          target="_blank"
          rel="noopener"
          iconEnd={<ArrowUpRight size={16} />}
        >
          {texts.publish.open}
        </Button>
        <Button variant="secondary" onClick={close}>
          {texts.publish.close}
        </Button>
      </div>
    </div>
  );
}
