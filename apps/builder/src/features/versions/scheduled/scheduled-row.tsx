import { describeFailure } from "@tour/office/api";
import { useOrganizer } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Clock, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { sayMoment } from "@tour/blocks/format";
import { nameParts } from "../../../publish/later/name-parts.ts";
import { sayTie } from "../../../publish/later/say-tie.ts";
import { texts as allTexts } from "../../../texts/ru.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import type { ScheduledProps } from "./scheduled-props.ts";
import { ScheduledWindow } from "./scheduled-window.tsx";
import styles from "./scheduled.module.css";
import { usePublishNow } from "./use-publish-now.ts";

const texts = allTexts.later;

/** One that waits: when, what, by whom, and what can be done with it. */
export function ScheduledRow(props: ScheduledProps) {
  const { organizerId, publication, timeZone } = props;
  const { isOwner } = useOrganizer();
  const [open, setOpen] = useState<"look" | "move" | "cancel" | null>(null);
  const publishNow = usePublishNow(organizerId, publication.id);
  const { failure, parts, scheduled_by: by, scheduled_at: at } = publication;
  const moment = sayMoment(publication.publish_at, timeZone);
  const tie = sayTie(publication);
  const close = () => setOpen(null);
  return (
    <li className={styles.row} data-failed={failure !== null}>
      <p className={styles.moment}>
        {failure ? <TriangleAlert size={18} aria-hidden /> : <Clock size={18} aria-hidden />}
        {failure ? texts.didNotGoOut(moment) : texts.goesOut(moment)}
      </p>
      {failure && <Message tone="danger">{failure.message}</Message>}
      <dl className={styles.parts}>
        {nameParts(parts).map(({ name, blocks }) => (
          <div key={name}>
            <dt>{name}</dt>
            {blocks.length > 0 && <dd>{blocks.join(", ")}</dd>}
          </div>
        ))}
      </dl>
      {tie && <p>{tie}</p>}
      <p className={styles.quiet}>{texts.by(by, sayMoment(at, timeZone))}</p>
      {publishNow.error && <Message tone="danger">{describeFailure(publishNow.error)}</Message>}
      <div className={styles.actions}>
        <Button variant="secondary" size="s" onClick={() => setOpen("look")}>
          {texts.look}
        </Button>
        {isOwner && (
          <>
            <Button variant="secondary" size="s" onClick={() => setOpen("move")}>
              {texts.move}
            </Button>
            <Button
              variant="secondary"
              size="s"
              loading={publishNow.isPending}
              onClick={() => publishNow.mutate()}
            >
              {texts.publishNow}
            </Button>
            <Button variant="ghost" size="s" onClick={() => setOpen("cancel")}>
              {texts.cancel}
            </Button>
          </>
        )}
      </div>
      {open === "look" && <ScheduledWindow {...props} close={close} />}
      {open === "move" && <MoveDialog {...props} close={close} />}
      {open === "cancel" && <CancelDialog {...props} close={close} />}
    </li>
  );
}
