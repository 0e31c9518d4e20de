import { formatPhone, phoneHref } from "../../format/format-phone.ts";
import styles from "./phone-link.module.css";

interface PhoneLinkProps {
  phone: string;
  className?: string;
}

/** A phone number that calls when it is tapped; nothing when it is empty. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  if (!phone.trim()) return null;
  return (
    <a className={`${styles.phone} ${className ?? ""}`} href={phoneHref(phone)}>
      {formatPhone(phone)}
    </a>
  );
}
