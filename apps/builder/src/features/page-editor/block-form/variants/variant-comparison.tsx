import type { Block } from "@tour/api";
import { describeUnseen, findBlock, readContent, withoutRule } from "@tour/blocks/definitions";
import type { VariantInfo } from "@tour/blocks/definitions";
import { deviceWidths } from "@tour/office/page-frame";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { Segmented } from "@tour/ui-kit/segmented";
import { Monitor, Smartphone } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { chooseDeviceWidth } from "../../../../canvas/device-width.ts";
import { useEditor } from "../../../../document/editor-context.ts";
import { texts as allTexts } from "../../../../texts/ru.ts";
import { variantTexts as texts } from "../../../../texts/variants.ru.ts";
import { VariantCard } from "./variant-card.tsx";
import styles from "./variant-comparison.module.css";

interface VariantComparisonProps {
  block: Block;
  variants: readonly VariantInfo[];
  open: boolean;
  close: () => void;
  /** After the closing movement. */
  closed: () => void;
  choose: (variant: number) => void;
}

const widths = { phone: Smartphone, desktop: Monitor };
type Width = keyof typeof widths;

/** All variants of a block with its own content, in the site's own look, side by side. */
export function VariantComparison(props: VariantComparisonProps) {
  const { block, variants, open, close, closed, choose } = props;
  const { page } = useEditor();
  const [width, setWidth] = useState<Width>(() =>
    chooseDeviceWidth() === "phone" ? "phone" : "desktop",
  );
  /** What of the content each variant is known to show. */
  const [seen, setSeen] = useState<Record<number, readonly string[]>>({});
  const current = useRef<HTMLButtonElement>(null);
  const shown = useMemo(() => withoutRule({ ...block, is_hidden: false }), [block]);
  const { definition } = findBlock(block.type)!;
  const isEmpty = useMemo(() => {
    const reading = readContent(definition, shown);
    if (reading.state !== "ready") return false;
    const data: unknown = definition.selectData(page, reading.content);
    return definition.isEmpty?.(reading.content, data) ?? false;
  }, [definition, shown, page]);

  const unseenIn = (variant: number) => {
    const { [variant]: here, ...others } = seen;
    return here ? describeUnseen(block, { here, elsewhere: Object.values(others) }) : [];
  };

  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      onClosed={closed}
      initialFocus={current}
      title={texts.title(definition.title)}
      width={1640}
      className={styles.window}
    >
      <div className={styles.root}>
        <p className={styles.lead}>{texts.lead}</p>
        <Segmented<Width>
          size="s"
          aria-label={texts.width}
          value={width}
          onValueChange={setWidth}
          options={(Object.keys(widths) as Width[]).map((value) => {
            const Icon = widths[value];
            return { value, label: allTexts.editor.width[value], icon: <Icon size={16} /> };
          })}
        />
        {isEmpty ? (
          <Message tone="info">{texts.empty}</Message>
        ) : (
          <ul className={styles.list} data-width={width} aria-label={texts.list}>
            {variants.map((variant) => (
              <VariantCard
                // The frame of another width is another one: it begins at its own height.
                key={`${variant.number} ${width}`}
                ref={variant.number === block.variant ? current : undefined}
                block={shown}
                variant={variant}
                isCurrent={variant.number === block.variant}
                width={deviceWidths[width]}
                unseen={unseenIn(variant.number)}
                tellSeen={(paths) => setSeen((all) => ({ ...all, [variant.number]: paths }))}
                choose={() => {
                  if (variant.number !== block.variant) choose(variant.number);
                  close();
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}
