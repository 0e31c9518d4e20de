import type { Block } from "@tour/api";
import type { UnseenField, VariantInfo } from "@tour/blocks/definitions";
import { useFitScale } from "@tour/office/page-frame";
import { useSeen } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Check, EyeOff } from "lucide-react";
import { useMemo } from "react";
import type { RefObject } from "react";
import { BlocksFrame } from "../../../../comparison/blocks-frame.tsx";
import { useEditor } from "../../../../document/editor-context.ts";
import { variantTexts as texts } from "../../../../texts/variants.ru.ts";
import { moveFocus } from "./move-focus.ts";
import styles from "./variant-comparison.module.css";

interface VariantCardProps {
  ref: RefObject<HTMLButtonElement | null> | undefined;
  block: Block;
  variant: VariantInfo;
  isCurrent: boolean;
  /** Of the page in px, before it is shrunk. */
  width: number;
  /** What of the content this variant leaves out and another one shows. */
  unseen: readonly UnseenField[];
  tellSeen: (paths: readonly string[]) => void;
  choose: () => void;
}

/** One variant, live: drawn once it comes into view, and chosen by a press on it. */
export function VariantCard(props: VariantCardProps) {
  const { ref, block, variant, isCurrent, width, unseen, tellSeen, choose } = props;
  const { number, title } = variant;
  const { page, site, css } = useEditor();
  const { place, isSeen } = useSeen();
  const scale = useFitScale(place, width);
  const blocks = useMemo(() => [{ ...block, variant: number }], [block, number]);
  const notes = [
    { say: texts.unseen, fields: unseen.filter(({ seen }) => seen === 0) },
    { say: texts.partly, fields: unseen.filter(({ seen }) => seen > 0) },
  ].filter(({ fields }) => fields.length > 0);
  return (
    <li className={styles.card} data-current={isCurrent}>
      <div className={styles.head}>
        <div className={styles.names}>
          <h3 className={styles.title}>{title}</h3>
          {isCurrent && (
            <p className={styles.current}>
              <Check size={14} aria-hidden /> {texts.current}
            </p>
          )}
        </div>
        <Button
          ref={ref}
          size="s"
          variant={isCurrent ? "secondary" : "primary"}
          data-chooses={number}
          aria-label={isCurrent ? texts.keepNamed(title) : texts.chooseNamed(title)}
          onKeyDown={moveFocus}
          onClick={choose}
        >
          {isCurrent ? texts.keep : texts.choose}
        </Button>
      </div>
      <div ref={place} className={styles.stage}>
        {isSeen && (
          <BlocksFrame
            {...{ blocks, page, css, width, scale, tellSeen }}
            url={site.preview_url}
            title={texts.frame(title)}
            seenOf={block.id}
          />
        )}
        {/* All of the picture can be pressed; keys and readers have the button above. */}
        <button type="button" className={styles.press} tabIndex={-1} aria-hidden onClick={choose} />
      </div>
      {notes.map(({ say, fields }) => (
        <p key={say("")} className={styles.note}>
          <EyeOff size={14} aria-hidden />
          <span>{say(fields.map(describe).join(", "))}</span>
        </p>
      ))}
    </li>
  );
}

const describe = ({ label, seen, count }: UnseenField) =>
  seen > 0 ? texts.part(label, seen, count) : label;
