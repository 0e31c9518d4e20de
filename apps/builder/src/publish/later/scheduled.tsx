import type { ScheduledPublication } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Clock } from "lucide-react";
import { useTimeZone } from "../../clocks/use-time-zone.ts";
import { texts } from "../../texts/ru.ts";
import styles from "../publish-button.module.css";
import { sayMoment } from "@tour/blocks/format";

interface ScheduledProps {
  organizerId: number;
  publication: ScheduledPublication;
  close: () => void;
}

/** When it goes out, and where it waits until then. */
export function Scheduled({ organizerId, publication, close }: ScheduledProps) {
  const moment = sayMoment(publication.publish_at, useTimeZone(organizerId));
  return (
    <div className={styles.done}>
      <span className={styles.mark} aria-hidden>
        <Clock size={28} />
      </span>
      <p role="status">{texts.later.scheduledText(moment)}</p>
      <div className={styles.actions}>
        <Button to={`/${organizerId}/versions`} onClick={close}>
          {texts.later.toList}
        </Button>
        <Button variant="secondary" onClick={close}>
          {texts.publish.close}
        </Button>
      </div>
    </div>
  );
}
