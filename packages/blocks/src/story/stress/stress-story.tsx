import { findBlock } from "../../definitions.ts";
import { everyVariant } from "../../every-variant.gen.ts";
import type { Variant } from "../../definition/define-variant.ts";
import { BlockContent } from "../../render/block-content.tsx";
import { prepareBlock } from "../../render/prepare-block.ts";
import { withSampleMedia } from "../with-sample-media.ts";
import { countBlock } from "./count-block.ts";
import { stressBlock } from "./stress-block.ts";
import type { StressedBlock, StressKind } from "./stress-block.ts";
import styles from "./stress-story.module.css";

interface StressStoryProps {
  type: number;
  kind: StressKind;
  variants: readonly Variant[];
}

/** All variants of a type, one under the other, with content driven to an extreme. */
export function StressStory({ type, kind, variants }: StressStoryProps) {
  return <StressedVariants type={type} stressed={stressBlock(type, kind)} variants={variants} />;
}

interface CountStoryProps {
  type: number;
  /** How many entries each list has. */
  count: number;
}

/** All variants of a type with lists of one length: no card is left over, whatever their number. */
export function CountStory({ type, count }: CountStoryProps) {
  const variants = everyVariant.filter((each) => each.type === type);
  return (
    <StressedVariants
      type={type}
      stressed={countBlock(type, count)}
      variants={variants.map(({ variant }) => variant)}
    />
  );
}

interface StressedVariantsProps {
  type: number;
  stressed: StressedBlock;
  variants: readonly Variant[];
}

function StressedVariants({ type, stressed, variants }: StressedVariantsProps) {
  const { content, page } = withSampleMedia(stressed);
  const version = findBlock(type)?.definition.version ?? 1;
  return variants.map((variant) => {
    const { number, title } = variant.info;
    const prepared = prepareBlock(
      {
        id: `stress${number}`,
        type,
        variant: number,
        status: 2,
        is_hidden: false,
        anchor: "",
        content_version: version,
        content,
      },
      page,
    );
    if (typeof prepared === "string") throw new Error(`Block ${type} is ${prepared}`);
    const { tag: Tag } = prepared;
    return (
      <article key={number} className={styles.variant} aria-label={title} data-stress={number}>
        <Tag>
          <BlockContent variant={variant} props={prepared.props} />
        </Tag>
      </article>
    );
  });
}

/**
 * Several variants of a block on one page have landmarks of one name: a page has only one. Of a long
 * list the first entries are looked at: the others are like them.
 */
export const stressParameters = {
  a11y: {
    config: { rules: [{ id: "landmark-unique", enabled: false }] },
    context: { exclude: ["[data-stress] :is(ul, ol, dl, tbody) > :nth-child(n + 5)"] },
  },
};
