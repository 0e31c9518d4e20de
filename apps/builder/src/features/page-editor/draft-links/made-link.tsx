import { QrCode } from "@tour/office/qr-code";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Copy, ExternalLink, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./draft-links.module.css";

const texts = allTexts.draftLinks;

interface MadeLinkProps {
  address: string;
  makeAnother: () => void;
}

/** The address of a new link, for a colleague and for one's own phone. */
export function MadeLink({ address, makeAnother }: MadeLinkProps) {
  const [note, setNote] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone: the address is ready to be copied by keys, too.
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setNote(texts.copied),
      () => setNote(texts.notCopied),
    );
  return (
    <div className={styles.made}>
      <div className={styles.code}>
        <QrCode text={address} label={texts.qr} />
        <p className={styles.quiet}>{texts.scan}</p>
      </div>
      <div className={styles.address}>
        <Field label={texts.address} hint={texts.once}>
          <Input ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
        </Field>
        <div className={styles.deeds}>
          <Button iconStart={<Copy size={16} />} onClick={() => void copy()}>
            {texts.copy}
          </Button>
          {"share" in navigator && (
            <Button
              variant="secondary"
              iconStart={<Share2 size={16} />}
              // Whoever closes the sheet has changed their mind.
              // Closing the system's window is no failure, and the address can be copied anyway.
              onClick={() => void navigator.share({ url: address }).catch(() => {})}
            >
              {texts.share}
            </Button>
          )}
          <Button
            variant="secondary"
            iconStart={<ExternalLink size={16} />}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.open}
          </Button>
        </div>
        <p role="status" className={styles.note}>
          {note}
        </p>
        <div>
          <Button variant="secondary" size="s" onClick={makeAnother}>
            {texts.another}
          </Button>
        </div>
      </div>
    </div>
  );
}
