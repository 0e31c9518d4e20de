import { Button } from "@tour/ui-kit/button";
import { useState } from "react";
import { shareAddress } from "../../client/share-address.ts";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";
import styles from "./tourist-card.module.css";

/** Sends one tourist the link to their own form: by the phone's own sheet, or to the clipboard. */
export function ShareButton({ uuid, tourTitle }: { uuid: string; tourTitle: string }) {
  const [note, setNote] = useState("");
  const share = async () => {
    const url = new URL(`/add-tourists/${uuid}`, location.href).href;
    const done = await shareAddress({ title: texts.shareTitle(tourTitle), url });
    if (done !== "shared") setNote(done === "copied" ? texts.copied : texts.copyFailed(url));
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
