import { Button } from "@tour/ui-kit/button";
import { useState } from "react";
import { texts } from "../../../texts/ru.ts";
import { ChangeWeight } from "./change-weight.tsx";
import { FontSample } from "./font-sample.tsx";
import type { UploadedWeightProps } from "./uploaded-family-props.ts";
import { RemoveWeight } from "./remove-weight.tsx";
import styles from "./uploaded-fonts.module.css";

/** One weight of a family as it looks, and the ways to change and to remove it. */
export function UploadedWeight(props: UploadedWeightProps) {
  const { font, disabled } = props;
  const [isOpen, setOpen] = useState(false);
  const name = texts.fonts.weights[font.font_weight as keyof typeof texts.fonts.weights];
  if (isOpen) {
    return (
      <li>
        <ChangeWeight {...props} close={() => setOpen(false)} />
      </li>
    );
  }
  return (
    <li className={styles.weight}>
      <FontSample url={font.file} label={name} />
      <Button
        size="s"
        variant="secondary"
        disabled={disabled}
        aria-label={texts.fonts.changeWeight(name)}
        onClick={() => setOpen(true)}
      >
        {texts.fonts.change}
      </Button>
      <RemoveWeight {...props} name={name} />
    </li>
  );
}
