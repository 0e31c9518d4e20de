import { texts } from "../../texts/ru.ts";
import { paymentMarks } from "../footer-content.ts";
import styles from "./payment-list.module.css";

interface PaymentListProps {
  payments: readonly (keyof typeof paymentMarks)[];
  className?: string;
}

/** Marks of the ways to pay, lettered in our own hand: quiet, and sharp on any ground. */
export function PaymentList({ payments, className }: PaymentListProps) {
  if (payments.length === 0) return null;
  return (
    <ul className={`${styles.marks} ${className ?? ""}`} aria-label={texts.footer.payments}>
      {[...new Set(payments)].map((mark) => (
        <li key={mark} className={styles.mark} data-mark={mark}>
          {paymentMarks[mark]}
        </li>
      ))}
    </ul>
  );
}
