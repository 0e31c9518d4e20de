import { useQuery } from "@tanstack/react-query";
import { describeFailure } from "@tour/office/api";
import { useOrganizer } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useEffect, useRef, useState } from "react";
import { wayTexts } from "../../texts/on-the-way.ru.ts";
import styles from "./on-the-way.module.css";
import { useKeep } from "./use-keep.ts";
import { wayQueries } from "./way-queries.ts";
import type { WayDate } from "./way-queries.ts";

const texts = wayTexts.date;

interface ChosenDateProps {
  date: WayDate;
  title: string;
  /** Something was done with it already, and has not arrived yet. */
  isWaiting: boolean;
}

/** What closing or opening a date means for those who have seats of it. */
export function ChosenDate({ date, title, isWaiting }: ChosenDateProps) {
  const { organizer } = useOrganizer();
  const keep = useKeep(undefined);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const requests = useQuery(wayQueries.requests(organizer.id, date.id));
  const { id: departureId, status: was, held } = date;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which is no end of an effect.
    void place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const becomes = was === "closed" ? "open" : "closed";
  const send = async () => {
    setSending(true);
    setFailure(null);
    try {
      await keep({ kind: "date", departureId, title, was, becomes });
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };
  return (
    <div ref={place} className={styles.part} role="group" aria-label={title}>
      <p className={styles.label}>{title}</p>
      <p role="status">{describeRequests(requests.data, requests.isPending, held)}</p>
      {was === "canceled" || isWaiting ? (
        <p>{isWaiting ? texts.alreadyWaits : texts.canceled}</p>
      ) : (
        <>
          <p className={styles.quiet}>{becomes === "closed" ? texts.closing : texts.opening}</p>
          {failure !== null && <Message tone="danger">{describeFailure(failure)}</Message>}
          <Button size="l" fullWidth loading={isSending} onClick={() => void send()}>
            {becomes === "closed" ? texts.close : texts.open}
          </Button>
        </>
      )}
    </div>
  );
}

function describeRequests(count: number | undefined, isPending: boolean, held: number): string {
  if (count !== undefined) return texts.requests(count);
  return isPending ? texts.reading : texts.unknown(held);
}
