import icon from "./icon.svg";
import { texts } from "../texts/ru.ts";
import styles from "./brand.module.css";

/** The product's own mark. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <img src={icon} alt="" width="28" height="28" />
      {texts.product}
    </span>
  );
}
