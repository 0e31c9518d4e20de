import type { GuestRequest } from "@tour/api";
import { describeGroup } from "@tour/blocks/format";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./move-part.module.css";

const texts = allTexts.order.move;

/** Whether the trip takes place, where that depends on how many go. */
export function GroupWords({ request }: { request: GuestRequest }) {
  const { departure, status, choose_until: chooseUntil } = request;
  const { status: state = "open", group } = departure;
  if (status > 3 || chooseUntil) return null;
  // Whoever has a seat needs to know also when no more are sold.
  const words = describeGroup({ status: state === "closed" ? "open" : state, group });
  return words ? <p className={styles.group}>{words}</p> : null;
}

/** The way to another date; where the guest can't go it alone, how to ask. */
export function MovePart({ request }: { request: GuestRequest }) {
  if (!request.can_cancel || request.choose_until) return null;
  const { uuid, refund_cap_percent: cap } = request;
  return (
    <>
      <p>{request.can_move ? texts.words : texts.askOrganizer}</p>
      {cap < 100 && <p className={styles.note}>{texts.cap(cap)}</p>}
      {request.can_move && (
        <a className={styles.link} href={`/order/${uuid}/move`}>
          {texts.link}
        </a>
      )}
    </>
  );
}
