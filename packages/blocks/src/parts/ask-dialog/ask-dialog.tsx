"use client";

import { useEffect, useId, useRef, useState } from "react";
import { serverOnly, isIsland } from "../server-only/server-only.ts";
import { HelpForm } from "../help-form/help-form.tsx";
import { texts } from "../../texts/ru.ts";
import styles from "./ask-dialog.module.css";

interface AskDialogProps {
  /** Path of the page that is asked on. */
  path: string;
  hasPrivacy: boolean;
  /** It sends nothing: the page is a draft. */
  isOff?: boolean | undefined;
}

/**
 * A form over the window, opened by the links inside `data-asks` that say in `data-ask` what is asked
 * for: the organiser reads it before the guest's words. Without script the links lead to the organiser.
 */
export function AskDialog({ path, hasPrivacy, isOff }: AskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [subject, setSubject] = useState("");
  const titleId = useId();

  useEffect(() => {
    const block = dialog.current?.closest<HTMLElement>("[data-asks]");
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[data-ask]");
      const isSpecial = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!link || isSpecial || event.defaultPrevented) return;
      event.preventDefault();
      setSubject(link.getAttribute("data-ask") ?? "");
      dialog.current?.showModal();
    };
    block?.addEventListener("click", open);
    return () => block?.removeEventListener("click", open);
  }, []);

  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} closedby="any" aria-labelledby={titleId}>
      <div className={styles.card}>
        <p id={titleId} className={styles.title} {...serverOnly(isIsland || texts.ask.title)} />
        <button
          type="button"
          className={styles.close}
          aria-label={texts.ask.close}
          onClick={close}
        />
        <p className={styles.subject}>{subject}</p>
        <HelpForm {...{ path, subject, hasPrivacy, isOff }} words={texts.ask} />
      </div>
    </dialog>
  );
}
