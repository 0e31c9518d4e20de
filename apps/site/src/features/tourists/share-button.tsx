import { Button } from "@tour/ui-kit/button";
import { useState } from "react";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";
import styles from "./tourist-card.module.css";

/** Sends one tourist the link to their own form: by the phone's own sheet, or to the clipboard. */
export function ShareButton({ uuid, tourTitle }: { uuid: string; tourTitle: string }) {
  const [note, setNote] = useState("");
  const share = async () => {
    const url = new URL(`/add-tourists/${uuid}`, location.href).href;
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      // Whoever closes the sheet has changed their mind.
      await navigator.share({ title: texts.shareTitle(tourTitle), url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setNote(texts.copied);
    } catch {
      setNote(texts.copyFailed(url));
    }
  };
  return (
    <>
      <Button variant="secondary" size="l" onClick={() => void share()}>
        {texts.share}
      </Button>
      <p className={styles.shared} role="status">
        {note}
      </p>
    </>
  );
}
