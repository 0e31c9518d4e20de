import { PhoneLink } from "../../parts/phone-link/phone-link.tsx";
import type { FooterData } from "../select-footer-data.ts";
import styles from "./contact-list.module.css";

interface ContactListProps {
  data: Pick<FooterData, "phones" | "email" | "address">;
  /** `large` where the contacts are what the footer is about. */
  size?: "plain" | "large";
  className?: string;
}

/** Phones, e-mail and address, one under another. */
export function ContactList({ data, size = "plain", className }: ContactListProps) {
  const { phones, email, address } = data;
  if (phones.length === 0 && !email && !address) return null;
  return (
    <address className={`${styles.list} ${className ?? ""}`} data-size={size}>
      {phones.map((phone) => (
        <PhoneLink key={phone} phone={phone} className={styles.phone} />
      ))}
      {email && (
        <a className={styles.email} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {address && <span className={styles.address}>{address}</span>}
    </address>
  );
}
