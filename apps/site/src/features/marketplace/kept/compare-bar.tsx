import action from "../../../page/action.module.css";
import { comparisonTexts } from "../../../texts/comparison.ru.ts";
import linkButton from "../../../page/link-button.module.css";
import styles from "./compare-bar.module.css";

const texts = comparisonTexts.bar;

/** What was picked for the comparison; there as soon as something is (live/start-compare.ts). */
export const CompareBar = () => (
  <section className={styles.bar} aria-label={texts.label} hidden data-compare-bar>
    <ul role="list" data-compare-picks />
    <p role="status" data-compare-status />
    <div className={styles.buttons}>
      <button type="button" className={linkButton.link} data-compare-clear>
        {texts.clear}
      </button>
      <a className={action.action} href="/compare" rel="nofollow" data-compare-go>
        {texts.show}
      </a>
    </div>
  </section>
);
