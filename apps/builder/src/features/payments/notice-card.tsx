import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { useToast } from "@tour/ui-kit/message";
import { SettingsCard } from "@tour/office/shell";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./payments.module.css";

const texts = allTexts.payments;

/** Where the provider's notices come in, to be copied into their settings. */
export function NoticeCard({ address }: { address: string }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.show({ id: "notices", text: texts.noticeCopied }),
      () => toast.show({ id: "notices", text: texts.noticeNotCopied, tone: "danger" }),
    );
  return (
    <SettingsCard title={texts.notices}>
      <div className={styles.address}>
        <Field label={texts.noticeAddress} hint={texts.noticeHint}>
          <Input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
        </Field>
        <Button variant="secondary" className={styles.start} onClick={() => void copy()}>
          {texts.noticeCopy}
        </Button>
      </div>
    </SettingsCard>
  );
}
