import type { AttachedSite } from "@tour/api";
import { withoutRule } from "@tour/blocks/definitions";
import { useMemo } from "react";
import { texts } from "../texts/ru.ts";
import type { FormNames, PageForm } from "./change-group.ts";
import styles from "./changes.module.css";
import { PartComparison } from "./part-comparison.tsx";

/** The main page as it is on the site and as it will be. */
export interface LookChange {
  before: PageForm;
  after: PageForm;
}

/** How many blocks show a look: headings, texts, buttons and pictures are among the first. */
const enough = 4;

interface LookComparisonProps extends LookChange {
  site: AttachedSite;
  names: FormNames;
}

/** The beginning of the main page in both looks. Its blocks are the same in both: the look alone differs. */
export function LookComparison({ site, names, before, after }: LookComparisonProps) {
  const blocks = useMemo(
    () =>
      after.blocks
        .filter(({ is_hidden: isHidden }) => !isHidden)
        .slice(0, enough)
        .map(withoutRule),
    [after.blocks],
  );
  const parts = useMemo(
    () => ({ before: { blocks, site: before.site }, after: { blocks, site: after.site } }),
    [blocks, before.site, after.site],
  );
  if (blocks.length === 0) return <p className={styles.quiet}>{texts.comparison.noBlocks}</p>;
  return (
    <div className={styles.comparison}>
      <p className={styles.quiet}>{texts.comparison.lookNote}</p>
      <PartComparison {...{ site, names }} {...parts} type="main" />
    </div>
  );
}
