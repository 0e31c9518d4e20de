import type { AttachedSite } from "@tour/api";
import { compareBlockContents, findBlock, withoutRule } from "@tour/blocks/definitions";
import type { BlockDifference } from "@tour/blocks/definitions";
import { useMemo } from "react";
import { describeShown } from "../document/describe-shown.ts";
import { nameBlock } from "../document/name-block.ts";
import { texts as allTexts } from "../texts/ru.ts";
import type { ChangeGroup, FormNames, PageForm } from "./change-group.ts";
import styles from "./changes.module.css";
import { PartComparison } from "./part-comparison.tsx";
import { TextDifferences } from "./text-differences.tsx";

const texts = allTexts.comparison;

interface BlockComparisonProps {
  site: AttachedSite;
  group: ChangeGroup;
  difference: BlockDifference;
  names: FormNames;
}

/** One block as it was and as it is, rendered as on the site, with its words that changed. */
export function BlockComparison({ site, group, difference, names }: BlockComparisonProps) {
  const { before, after, change } = difference;
  const parts = {
    before: usePart(before, group.before),
    after: usePart(after, group.after),
  };
  const isUnseen = parts.before === null && parts.after === null;
  const note = noteOf(difference, names, isUnseen);
  const { texts: words, others } = compareBlockContents(before, after);
  const variant = describeVariant(difference);
  const rest = [...(variant ? [variant] : []), ...others];
  const season = describeSeason(difference, site);
  return (
    <div className={styles.comparison}>
      {change === "moved" ? (
        <p className={styles.quiet}>{describeMove(difference, group)}</p>
      ) : (
        note && <p className={styles.quiet}>{note}</p>
      )}
      {!isUnseen && (
        <PartComparison
          {...{ site, names }}
          type={group.type}
          before={change === "moved" ? null : parts.before}
          after={parts.after}
        />
      )}
      {change === "changed" && (
        <section className={styles.words}>
          <h4 className={styles.subtitle}>{words.length > 0 ? texts.texts : texts.noTexts}</h4>
          <TextDifferences texts={words} />
          {rest.length > 0 && <p className={styles.quiet}>{texts.others(rest.join(", "))}</p>}
        </section>
      )}
      {season && <p className={styles.quiet}>{season}</p>}
    </div>
  );
}

/** What guests see of a block: nothing of one that is hidden or that there is not. */
function usePart(block: BlockDifference["before"], { site }: PageForm) {
  return useMemo(
    // Its look does not wait for its time.
    () => (block && !block.is_hidden ? { blocks: [withoutRule(block)], site } : null),
    [block, site],
  );
}

function noteOf(
  { change }: BlockDifference,
  { note }: FormNames,
  isUnseen: boolean,
): string | undefined {
  if (isUnseen) return texts.unseen;
  return change === "changed" || change === "moved" ? undefined : note[change];
}

function describeMove({ id }: BlockDifference, { before, after }: ChangeGroup): string {
  const nameBefore = ({ blocks }: PageForm) => {
    const previous = blocks[blocks.findIndex((block) => block.id === id) - 1];
    return previous ? nameBlock(previous) : null;
  };
  return texts.moved(nameBefore(before), nameBefore(after));
}

/** How the rule of when it is seen differs, or the rule of a block that there was not. */
function describeSeason(
  { before, after }: BlockDifference,
  { time_zone: timeZone }: AttachedSite,
): string | undefined {
  const [was, is] = [describeShown(before?.shown, timeZone), describeShown(after?.shown, timeZone)];
  if (before && after) return was === is ? undefined : allTexts.shown.difference(was, is);
  return after?.shown && allTexts.shown.season(is);
}

function describeVariant({ before, after }: BlockDifference): string | undefined {
  if (!before || !after || before.variant === after.variant) return undefined;
  const titleOf = ({ type, variant }: NonNullable<typeof before>) =>
    findBlock(type)?.variants.find(({ number }) => number === variant)?.title ?? `${variant}`;
  return texts.variant(titleOf(before), titleOf(after));
}
