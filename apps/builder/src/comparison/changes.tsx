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
import { LookComparison } from "./look-comparison.tsx";
import type { LookChange } from "./look-comparison.tsx";

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
  /** The look, where it differs; what `renderOthers` draws opens it in the place of a block. */
  look?: LookChange | undefined;
  /** What differs and is no block: stands under the list. */
  renderOthers?: (look: LookChoice) => ReactNode;
}

/** The look among the changes: whether it is the one that is shown. */
export interface LookChoice {
  isChosen: boolean;
  choose: () => void;
  /** What stands under it on a phone. */
  shown: ReactNode;
}

const lookKey = "look";

/** Changed blocks by page; the chosen one is shown before and after, on a phone under its row. */
export function Changes(props: ChangesProps) {
  const { site, groups, names, ticks, renderAction, look, renderOthers } = props;
  const isNarrow = useMedia("(width < 992px)");
  const all = groups.flatMap((group) =>
    group.differences.map((difference) => ({ group, difference })),
  );
  const [key, setKey] = useState<string | null>(null);
  const keyOf = ({ group, difference }: (typeof all)[number]) =>
    changeKey(group.type, difference.id);
  const wanted = all.find((one) => keyOf(one) === key);
  const isLook = look !== undefined && !wanted && (key === lookKey || (!isNarrow && !all[0]));
  // On a wide screen the place beside the list is not left empty.
  const chosen = isLook ? undefined : (wanted ?? (isNarrow ? undefined : all[0]));
  const shown = isLook ? (
    <section className={styles.shown} aria-label={texts.look}>
      <LookComparison {...look} {...{ site, names }} />
    </section>
  ) : (
    chosen && (
      <section className={styles.shown} aria-label={titleOf(chosen.difference)}>
        {renderAction && <p className={styles.action}>{renderAction(chosen.difference)}</p>}
        <BlockComparison key={keyOf(chosen)} site={site} names={names} {...chosen} />
      </section>
    )
  );
  const toggle = (own: string, isChosen: boolean) => setKey(isNarrow && isChosen ? null : own);
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
                  choose={() => toggle(own, isChosen)}
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
        {renderOthers?.({
          isChosen: isLook,
          choose: () => toggle(lookKey, isLook),
          shown: isNarrow && isLook && shown,
        })}
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
