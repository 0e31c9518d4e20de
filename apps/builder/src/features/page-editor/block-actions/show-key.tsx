import styles from "./show-key.module.css";

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

/** How a menu's item names the letter that does the same with Ctrl, or with ⌘. */
export const showKey = (letter: string) => ({
  "aria-keyshortcuts": `${isApple ? "Meta" : "Control"}+${letter}`,
  end: (
    <span aria-hidden className={styles.key}>
      {isApple ? `⌘${letter}` : `Ctrl+${letter}`}
    </span>
  ),
});
