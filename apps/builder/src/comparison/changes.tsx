import type { AttachedSite, PageType } from "@tour/api";
import type { BlockDifference } from "@tour/blocks/definitions";
import { useMedia } from "@tour/office/shell";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { useState } from "react";
import type { ReactNode } from "react";
import { nameBlock } from "../document/name-block.ts";
import { texts as allTexts } from "../texts/ru.ts";
import { BlockComparison } from "./block-comparison.tsx";
import { ChangeRow } from "./change-row.tsx";
import { changeKey } from "./change-group.ts";
import type { ChangeGroup, FormNames } from "./change-group.ts";
import styles from "./changes.module.css";

const texts = allTexts.comparison;

/** Which changes are ticked, by their keys. */
export interface Ticks {
  isTicked: (key: string) => boolean;
  tick: (keys: readonly string[], isTicked: boolean) => void;
  /** What the box of a change says: that it goes out, and which it is. */
  label: (title: string) => string;
}

interface ChangesProps {
  site: AttachedSite;
  groups: readonly ChangeGroup[];
  /** What the two forms are called. */
  names: FormNames;
  ticks?: Ticks;
  /** What can be done with the chosen change. */
  renderAction?: (difference: BlockDifference) => ReactNode;
  /** What differs and is no block: stands under the list. */
  children?: ReactNode;
}

/** Changed blocks by page; the chosen one is shown before and after, on a phone under its row. */
export function Changes({ site, groups, names, ticks, renderAction, children }: ChangesProps) {
  const isNarrow = useMedia("(width < 992px)");
  const all = groups.flatMap((group) =>
    group.differences.map((difference) => ({ group, difference })),
  );
  const [key, setKey] = useState<string | null>(null);
  const keyOf = ({ group, difference }: (typeof all)[number]) =>
    changeKey(group.type, difference.id);
  // On a wide screen the place beside the list is not left empty.
  const chosen = all.find((one) => keyOf(one) === key) ?? (isNarrow ? undefined : all[0]);
  const shown = chosen && (
    <section className={styles.shown} aria-label={titleOf(chosen.difference)}>
      {renderAction && <p className={styles.action}>{renderAction(chosen.difference)}</p>}
      <BlockComparison key={keyOf(chosen)} site={site} names={names} {...chosen} />
    </section>
  );
  return (
    <div className={styles.root}>
      <div className={styles.list}>
        {groups.map((group) => (
          <GroupRows key={group.type} {...{ group, ticks }}>
            {group.differences.map((difference) => {
              const own = changeKey(group.type, difference.id);
              const isChosen = chosen?.difference === difference;
              return (
                <ChangeRow
                  key={own}
                  difference={difference}
                  isChosen={isChosen}
                  choose={() => setKey(isNarrow && isChosen ? null : own)}
                  ticked={ticks?.isTicked(own)}
                  tickLabel={ticks?.label(titleOf(difference)) ?? ""}
                  tick={(isTicked) => ticks?.tick([own], isTicked)}
                >
                  {isNarrow && isChosen && shown}
                </ChangeRow>
              );
            })}
          </GroupRows>
        ))}
        {children}
      </div>
      {!isNarrow && <div className={styles.stage}>{shown}</div>}
    </div>
  );
}

const titleOf = ({ before, after }: BlockDifference) => nameBlock((after ?? before)!);

interface GroupRowsProps {
  group: ChangeGroup;
  ticks: Ticks | undefined;
  children: ReactNode;
}

/** The changes of a page, under the page's own box that ticks them all. */
function GroupRows({ group: { type, differences }, ticks, children }: GroupRowsProps) {
  if (differences.length === 0) return null;
  const keys = differences.map(({ id }) => changeKey(type, id));
  const ticked = keys.filter((key) => ticks?.isTicked(key)).length;
  return (
    <section className={styles.group}>
      <h3 className={styles.page}>
        {ticks ? (
          <Checkbox
            checked={ticked === keys.length}
            indeterminate={ticked > 0 && ticked < keys.length}
            onCheckedChange={(isTicked) => ticks.tick(keys, isTicked)}
          >
            {pageName(type)}
          </Checkbox>
        ) : (
          pageName(type)
        )}
      </h3>
      <ul className={styles.rows} aria-label={texts.list}>
        {children}
      </ul>
    </section>
  );
}

const pageName = (type: PageType) => allTexts.versions.page[type];
