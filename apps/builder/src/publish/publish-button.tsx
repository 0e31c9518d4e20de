import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { Spinner } from "@tour/ui-kit/spinner";
import { ArrowUpRight, Check } from "lucide-react";
import { use, useState } from "react";
import { useOrganizer } from "@tour/office/shell";
import { FreshEntriesContext } from "../fresh-entries/fresh-entries.ts";
import { texts } from "../texts/ru.ts";
import { DocumentWays } from "./document-ways.tsx";
import styles from "./publish-button.module.css";
import { Scheduled } from "./later/scheduled.tsx";
import { PublishChoices } from "./publish-choices.tsx";
import type { EditedPage } from "./use-drafts.ts";
import { usePublish } from "./use-publish.ts";
import type { PublishState } from "./use-publish.ts";

interface PublishButtonProps {
  edited?: EditedPage;
  prepare?: () => Promise<string | null>;
  /** Leads to a block that must be mended first. */
  showBlock?: (id: string) => void;
  size?: "s" | "m" | "l";
  /** Secondary where nothing waits to be published. */
  variant?: "primary" | "secondary";
}

/** Room for a list and, beside it, a page that can be read, in px. */
const comparingWidth = 1320;

const titles: Partial<Record<PublishState["kind"], string>> = {
  done: texts.publish.done,
  scheduled: texts.later.scheduled,
};

/** The button that makes a new version, and the window that shows how it goes. */
export function PublishButton(props: PublishButtonProps) {
  const { edited, prepare, showBlock, size, variant } = props;
  const { organizer, isOwner } = useOrganizer();
  const [isOpen, setOpen] = useState(false);
  const { state, publish, schedule, reset } = usePublish(organizer.id, prepare);
  const fresh = use(FreshEntriesContext);
  const isWorking = state.kind === "working";
  const { data: site } = useQuery(builderQueries.site(client, organizer.id));
  const isComparing = state.kind === "idle" && site?.published_at != null;
  return (
    <>
      <Button
        size={size}
        variant={variant}
        disabled={!isOwner}
        title={isOwner ? undefined : texts.publish.ownersOnly}
        onClick={() => {
          fresh.forget();
          reset();
          setOpen(true);
        }}
      >
        {texts.publish.button}
      </Button>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        persistent={isWorking}
        width={isComparing ? comparingWidth : undefined}
        title={titles[state.kind] ?? texts.publish.title}
      >
        {state.kind === "idle" ? (
          <PublishChoices
            organizerId={organizer.id}
            edited={edited}
            showBlock={showBlock}
            publish={(...choice) => void publish(...choice)}
            schedule={schedule}
            leave={() => setOpen(false)}
          />
        ) : (
          <Progress
            organizerId={organizer.id}
            state={state}
            close={() => setOpen(false)}
            showBlock={showBlock}
          />
        )}
      </Modal>
    </>
  );
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
