import { typograph } from "@tour/blocks/format";
import action from "../../../page/action.module.css";
import { keptTexts } from "../../../texts/kept.ru.ts";
import styles from "./move-away.module.css";

const texts = keptTexts.move;

/** A link that carries what one saved and looked at to another device: numbers of tours alone. */
export const MoveAway = () => (
  <details className={styles.move} hidden data-move>
    <summary>{texts.title}</summary>
    <div className={styles.inside}>
      <div className={styles.words}>
        <p>{typograph(texts.text)}</p>
        <label>
          <span>{texts.link}</span>
          <input type="url" readOnly data-move-link />
        </label>
        <button type="button" className={action.action} data-move-copy>
          {texts.copy}
        </button>
        <p role="status" data-move-status />
      </div>
      <div className={styles.code} role="img" aria-label={texts.code} data-move-code />
    </div>
  </details>
);
