import type { SellerRequest } from "@tour/api";
import { formatPhone, phoneHref } from "@tour/blocks/format";
import { TruncateText } from "@tour/ui-kit/truncate-text";
import { Mail, Phone } from "lucide-react";
import { SettingsCard } from "@tour/office/shell";
import { formatInstant } from "@tour/office/format";
import { requestTexts as texts } from "../../texts/request.ru.ts";
import { GuestPageLink } from "./guest-page-link.tsx";
import { GuestDoubles } from "./guest/guest-doubles.tsx";
import styles from "./request-page.module.css";

/** Who asks, how to reach them, what they say and agreed to. */
export function GuestCard({ request }: { request: SellerRequest }) {
  const { contact, comment, documents, unsubscribed_at: unsubscribedAt } = request;
  return (
    <SettingsCard title={texts.guest}>
      <div>
        <p className={styles.name}>{contact.name}</p>
        <a className={styles.link} href={phoneHref(contact.phone)}>
          <Phone size={16} aria-hidden />
          {formatPhone(contact.phone)}
        </a>
        <a className={styles.link} href={`mailto:${contact.email}`}>
          <Mail size={16} aria-hidden />
          {contact.email}
        </a>
      </div>
      <GuestDoubles organizerId={request.organizer_id} chatId={request.chat_id} />
      {comment && (
        <figure className={styles.words}>
          <figcaption>{texts.comment}</figcaption>
          <TruncateText>
            <blockquote>{comment}</blockquote>
          </TruncateText>
        </figure>
      )}
      {documents.length > 0 && (
        <div>
          <h3 className={styles.small}>{texts.documents}</h3>
          <ul className={styles.documents}>
            {documents.map(({ kind, title, version, accepted_at }) => (
              <li key={kind}>
                {title || texts.consents[kind]}
                <span className={styles.quiet}>
                  {version !== null && `${texts.edition(version)}, `}
                  {formatInstant(accepted_at)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <GuestPageLink request={request} />
      {unsubscribedAt && (
        <p className={styles.quiet}>{texts.unsubscribed(formatInstant(unsubscribedAt))}</p>
      )}
    </SettingsCard>
  );
}
