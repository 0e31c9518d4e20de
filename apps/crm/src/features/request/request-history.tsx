import type { SellerRequest } from "@tour/api";
import { Collapse } from "@tour/ui-kit/collapse";
import { Link } from "@tour/ui-kit/link";
import { useId, useState } from "react";
import { SettingsCard } from "@tour/office/shell";
import { formatInstant } from "@tour/office/format";
import { requestTexts as texts } from "../../texts/request.ru.ts";
import { describeHistory } from "./describe-history.ts";
import type { HistoryLine } from "./describe-history.ts";
import styles from "./request-page.module.css";

/** What of a long history is seen at once. */
const latest = 6;

/** What happened with the request, and which emails went out; of a long history the end at first. */
export function RequestHistory({ request }: { request: SellerRequest }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const lines = describeHistory(request);
  // One line more is shown rather than folded away.
  const folded = lines.length > latest + 1 ? lines.slice(0, -latest) : [];
  return (
    <SettingsCard title={texts.history}>
      {folded.length > 0 && (
        <div>
          <Link aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.foldHistory : texts.wholeHistory(folded.length)}
          </Link>
          <Collapse id={id} open={isOpen}>
            <Lines lines={folded} />
          </Collapse>
        </div>
      )}
      <Lines lines={lines.slice(folded.length)} />
    </SettingsCard>
  );
}

function Lines({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <ol className={styles.history}>
      {lines.map(({ at, text, words, isEmail }, index) => (
        <li key={index} data-email={isEmail || undefined}>
          <p>{text}</p>
          {words && <blockquote className={styles.reason}>{words}</blockquote>}
          <time className={styles.quiet} dateTime={at}>
            {formatInstant(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
