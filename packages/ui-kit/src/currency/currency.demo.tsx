import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Tag } from "../tag/index.ts";
import { formatCurrency } from "./index.ts";

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
