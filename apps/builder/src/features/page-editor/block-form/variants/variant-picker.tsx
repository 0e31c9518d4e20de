import type { Block } from "@tour/api";
import type { VariantInfo } from "@tour/blocks/definitions";
import { previews } from "@tour/blocks/previews";
import { Button } from "@tour/ui-kit/button";
import { Spinner } from "@tour/ui-kit/spinner";
import { Columns2 } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { texts } from "../../../../texts/ru.ts";
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
  const { type, variant: value } = block;
  return (
    <div className={styles.root}>
      <fieldset className={styles.picker}>
        <legend className={styles.legend}>{texts.editor.variant}</legend>
        {variants.map(({ number, title }) => (
          <label key={number} className={styles.variant}>
            <input
              type="radio"
              name={name}
              checked={number === value}
              onChange={() => choose(number)}
            />
            <span className={styles.picture}>
              {previews[`${type}-${number}`] && (
                <img src={previews[`${type}-${number}`]} alt="" loading="lazy" />
              )}
            </span>
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
