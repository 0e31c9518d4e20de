import { Phone } from "lucide-react";
import { formatPhone, phoneHref } from "../../format/format-phone.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./call-icon.module.css";

interface CallIconProps {
  phone: string;
  className?: string;
}

/** A call by one tap, where the number itself has no room. */
export function CallIcon({ phone, className }: CallIconProps) {
  if (!phone.trim()) return null;
  return (
    <a
      className={`${styles.call} ${className ?? ""}`}
      href={phoneHref(phone)}
      aria-label={texts.header.call(formatPhone(phone))}
    >
      <Phone size={20} strokeWidth={2} aria-hidden />
    </a>
  );
}
