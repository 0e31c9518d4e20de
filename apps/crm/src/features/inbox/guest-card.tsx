import type { HelpQuestion } from "@tour/api";
import { formatPhone, phoneHref } from "@tour/blocks/format";
import { SettingsCard } from "@tour/office/shell";
import { Mail, Phone } from "lucide-react";
import { inboxTexts as texts } from "../../texts/inbox.ru.ts";
import styles from "./question-page.module.css";

/** How to reach whoever asks, and where they asked. */
export function GuestCard({ question }: { question: HelpQuestion }) {
  const { phone, email, recorded_by: recordedBy } = question;
  return (
    <SettingsCard title={texts.guest}>
      <div>
        {phone && (
          <a className={styles.link} href={phoneHref(phone)}>
            <Phone size={16} aria-hidden />
            {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a className={styles.link} href={`mailto:${email}`}>
            <Mail size={16} aria-hidden />
            {email}
          </a>
        )}
      </div>
      {recordedBy ? (
        <dl className={styles.facts} aria-label={texts.from}>
          <div>
            <dt>{texts.recorder}</dt>
            <dd>{recordedBy.name}</dd>
          </div>
        </dl>
      ) : (
        <AskedOn question={question} />
      )}
    </SettingsCard>
  );
}

/** On which page of the site it was asked. */
function AskedOn({ question }: { question: HelpQuestion }) {
  const { tour, site, page_url: pageUrl } = question;
  return (
    <dl className={styles.facts} aria-label={texts.from}>
      {tour && (
        <div>
          <dt>{texts.tour}</dt>
          <dd>{tour}</dd>
        </div>
      )}
      <div>
        <dt>{texts.site}</dt>
        <dd>{site}</dd>
      </div>
      <div>
        <dt>{texts.page}</dt>
        <dd>
          {pageUrl ? (
            <a className={styles.link} href={pageUrl} target="_blank" rel="noreferrer">
              {new URL(pageUrl).pathname}
            </a>
          ) : (
            texts.unknownPage
          )}
        </dd>
      </div>
    </dl>
  );
}
