import type { Block } from "@tour/api";
import type { VariantInfo } from "@tour/blocks/definitions";
import { Button } from "@tour/ui-kit/button";
import { Spinner } from "@tour/ui-kit/spinner";
import { Columns2 } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { texts } from "../../../../texts/ru.ts";
import { BlockPicture } from "../../block-pictures/block-picture.tsx";
import styles from "./variant-picker.module.css";

const VariantComparison = lazy(() =>
  import("./variant-comparison.tsx").then((module) => ({ default: module.VariantComparison })),
);

interface VariantPickerProps {
  block: Block;
  variants: readonly VariantInfo[];
  choose: (variant: number) => void;
}

/** The layouts of a block as pictures; contents stay as they are. */
export function VariantPicker({ block, variants, choose }: VariantPickerProps) {
  const name = useId();
  const [comparison, setComparison] = useState<"none" | "open" | "closing">("none");
  if (variants.length < 2) return null;
  return (
    <div className={styles.root}>
      <fieldset className={styles.picker}>
        <legend className={styles.legend}>{texts.editor.variant}</legend>
        {variants.map(({ number, title }) => (
          <label key={number} className={styles.variant}>
            <input
              type="radio"
              name={name}
              checked={number === block.variant}
              onChange={() => choose(number)}
            />
            <BlockPicture block={{ ...block, variant: number }} className={styles.picture} />
            <span className={styles.title}>{title}</span>
          </label>
        ))}
      </fieldset>
      <Button
        size="s"
        variant="secondary"
        iconStart={<Columns2 size={16} />}
        onClick={() => setComparison("open")}
      >
        {texts.editor.compareVariants}
      </Button>
      {comparison !== "none" && (
        <Suspense fallback={<Spinner />}>
          <VariantComparison
            block={block}
            variants={variants}
            open={comparison === "open"}
            close={() => setComparison("closing")}
            closed={() => setComparison("none")}
            choose={choose}
          />
        </Suspense>
      )}
    </div>
  );
}
