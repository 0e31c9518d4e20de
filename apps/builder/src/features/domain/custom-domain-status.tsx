import type { CustomDomain } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { Check, Copy } from "lucide-react";
import { texts } from "../../texts/ru.ts";
import { formatInstant } from "@tour/office/format";
import styles from "./domain-page.module.css";

const tones = {
  new: "neutral",
  waiting_for_dns: "warning",
  issuing_certificate: "accent",
  active: "success",
  failed: "danger",
} as const;

interface CustomDomainStatusProps {
  own: CustomDomain;
  isChecking: boolean;
  check: () => void;
}

/** How far a custom domain has come, and the records that are still to be made. */
export function CustomDomainStatus({ own, isChecking, check }: CustomDomainStatusProps) {
  return (
    <div className={styles.status}>
      <div className={styles.state}>
        <Tag tone={tones[own.state]}>{texts.domain.state[own.state]}</Tag>
        <strong className={styles.host}>{own.domain_display}</strong>
        {own.checked_at && (
          <span className={styles.quiet}>
            {texts.domain.checkedAt(formatInstant(own.checked_at))}
          </span>
        )}
        <Button
          className={styles.check}
          variant="ghost"
          size="s"
          loading={isChecking}
          onClick={check}
        >
          {texts.domain.check}
        </Button>
      </div>
      {own.message && (
        <Message tone={own.state === "failed" ? "danger" : "warning"}>{own.message}</Message>
      )}
      {own.state === "issuing_certificate" && <Message>{texts.domain.certificate}</Message>}
      {own.state !== "active" && (
        <div>
          <h3 className={styles.recordsTitle}>{texts.domain.recordsTitle}</h3>
          <p className={styles.quiet}>{texts.domain.recordsText}</p>
          <ul className={styles.records}>
            {own.records.map((record) => (
              <li key={record.type + record.value} className={styles.record}>
                <p className={styles.kind}>
                  <strong>{record.type}</strong>
                  {record.is_alternative && (
                    <span className={styles.quiet}>{texts.domain.alternative}</span>
                  )}
                  <span className={styles.found} data-found={record.is_found}>
                    {record.is_found && <Check size={16} aria-hidden />}
                    {record.is_found ? texts.domain.found : texts.domain.missing}
                  </span>
                </p>
                <CopyLine label={texts.domain.name} value={record.name} />
                <CopyLine label={texts.domain.value} value={record.value} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function CopyLine({ label, value }: { label: string; value: string }) {
  return (
    <p className={styles.copyLine}>
      <span className={styles.quiet}>{label}</span>
      <code className={styles.code}>{value}</code>
      <button
        type="button"
        className={styles.copy}
        aria-label={texts.domain.copy(value)}
        onClick={() => void navigator.clipboard.writeText(value)}
      >
        <Copy size={16} aria-hidden />
      </button>
    </p>
  );
}
