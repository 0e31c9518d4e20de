import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { use, useState } from "react";
import { latePart } from "@tour/office/late";
import { useOrganizer } from "@tour/office/shell";
import { FreshEntriesContext } from "../fresh-entries/fresh-entries.ts";
import { texts } from "../texts/ru.ts";
import styles from "./publish-button.module.css";
import type { EditedPage } from "./use-drafts.ts";
import { usePublish } from "./use-publish.ts";
import type { PublishState } from "./use-publish.ts";

const PublishContent = latePart(() =>
  import("./publish-content.tsx").then((module) => module.PublishContent),
);

/** Loads what the window of publishing shows before it is opened. */
export const preloadPublishing = PublishContent.preload;

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
  done: texts.publishButton.done,
  scheduled: texts.publishButton.scheduled,
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
        title={isOwner ? undefined : texts.publishButton.ownersOnly}
        onClick={() => {
          fresh.forget();
          reset();
          setOpen(true);
        }}
      >
        {texts.publishButton.button}
      </Button>
      <Modal
        className={styles.window}
        open={isOpen}
        onOpenChange={setOpen}
        persistent={isWorking}
        width={isComparing ? comparingWidth : undefined}
        title={titles[state.kind] ?? texts.publishButton.title}
      >
        <PublishContent
          organizerId={organizer.id}
          state={state}
          edited={edited}
          showBlock={showBlock}
          publish={(...choice) => void publish(...choice)}
          schedule={schedule}
          leave={() => setOpen(false)}
        />
      </Modal>
    </>
  );
}
