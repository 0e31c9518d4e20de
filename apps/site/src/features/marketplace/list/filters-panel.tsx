import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { FiltersForm } from "../filters/filters-form.tsx";
import linkButton from "../../../page/link-button.module.css";
import styles from "./filters-panel.module.css";
import type { CatalogueView } from "./load-catalogue.ts";

/**
 * The filters, folded on a phone, with how many of them are chosen; a script opens them there in a sheet
 * over the page.
 */
export function FiltersPanel({ view, chosen }: { view: CatalogueView; chosen: number }) {
  return (
    <>
      <details className={styles.fold} data-fold>
        <summary>
          {texts.filters.label}
          <span className={styles.badge} data-part="badge">
            {chosen > 0 && <span>{chosen}</span>}
          </span>
        </summary>
        <FiltersForm view={view} />
      </details>
      <dialog className={styles.sheet} aria-label={texts.filters.label} data-sheet>
        <div className={styles.top}>
          <strong>{texts.filters.label}</strong>
          <button type="button" className={linkButton.link} data-close>
            {texts.filters.close}
          </button>
        </div>
      </dialog>
    </>
  );
}
