import { formatCurrency } from "@tour/ui-kit/currency";
import { Tag } from "@tour/ui-kit/tag";
import styles from "../demo.module.css";
import { defineDemo } from "../define-demo.ts";

const currencies = ["RUB", "EUR", "USD", "BYN", "KZT", "CNY"];

export const demo = defineDemo({
  group: "foundation",
  title: "Цены",
  text: "Сумма на языке страницы или браузера, без копеек там, где их нет.",
  Show: () => (
    <div className={styles.row}>
      {currencies.map((currency) => (
        <Tag key={currency}>{formatCurrency(68_000, currency, "ru")}</Tag>
      ))}
    </div>
  ),
});
