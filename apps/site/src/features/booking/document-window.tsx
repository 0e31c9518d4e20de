import { askData } from "@tour/api";
import type { BookingOffer, DocumentPage } from "@tour/api";
import { Modal } from "@tour/ui-kit/modal";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { useEffect, useState } from "react";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import { useBackCloses } from "./use-back-closes.ts";
import styles from "./document-window.module.css";

type OfferedDocument = BookingOffer["documents"][number];

interface DocumentWindowProps {
  document: OfferedDocument;
  onClosed: () => void;
}

const types = { agreement: "agreement", personal_data: "policy" } as const;
const width = 720;

/** A document to read over the form, which stays as it is; "back" closes it. */
export function DocumentWindow({ document, onClosed }: DocumentWindowProps) {
  const [isOpen, setOpen] = useState(true);
  const [html, setHtml] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const close = useBackCloses(() => setOpen(false));

  useEffect(() => {
    const leaving = new AbortController();
    fetchText(document, leaving.signal).then(setHtml, () => {
      if (!leaving.signal.aborted) setFailed(true);
    });
    return () => leaving.abort();
  }, [document]);

  return (
    <Modal
      open={isOpen}
      onOpenChange={close}
      onClosed={onClosed}
      title={document.title}
      width={width}
      className={styles.window}
    >
      {html !== null && <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />}
      {hasFailed && (
        <p role="alert">
          {texts.document.failed}{" "}
          <a href={document.path} target="_blank" rel="noopener">
            {texts.document.apart}
          </a>
          .
        </p>
      )}
      {html === null && !hasFailed && (
        <div className={styles.loading} aria-busy aria-label={texts.document.loading}>
          <Skeleton lines={12} />
        </div>
      )}
    </Modal>
  );
}

/** The text as the site shows it: clean since it was saved. */
async function fetchText({ kind }: OfferedDocument, signal: AbortSignal): Promise<string> {
  const url = `/spa/custom-document-page?type=${types[kind]}`;
  return (await askData<DocumentPage>(url, { signal })).html;
}
