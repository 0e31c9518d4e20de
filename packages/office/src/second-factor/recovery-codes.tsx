import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { saveFile } from "../api/save-file.ts";
import { secondFactorTexts } from "../texts/second-factor.ru.ts";
import styles from "./second-factor.module.css";

const texts = secondFactorTexts.saved;

interface RecoveryCodesProps {
  codes: readonly string[];
  done: () => void;
}

/** The codes for a lost phone, this once: to be copied, printed or kept as a file. */
export function RecoveryCodes({ codes, done }: RecoveryCodesProps) {
  const toast = useToast();
  const text = [`${texts.sheet}, ${location.host}`, "", ...codes, ""].join("\n");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.show({ id: "recovery-codes", text: texts.copied }),
      () => toast.show({ id: "recovery-codes", text: texts.notCopied, tone: "danger" }),
    );
  return (
    <div className={styles.form}>
      <p>
        <strong>{texts.title}.</strong> {texts.lead}
      </p>
      <div className={styles.sheet}>
        <p className={styles.sheetTitle}>
          {texts.sheet}, {location.host}
        </p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          {texts.print}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile({ name: texts.file, type: "text/plain", content: text })}
        >
          {texts.download}
        </Button>
      </div>
      <div>
        <Button onClick={done}>{texts.done}</Button>
      </div>
    </div>
  );
}
