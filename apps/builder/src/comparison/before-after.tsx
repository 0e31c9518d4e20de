import type { PageData } from "@tour/blocks";
import { deviceWidths, useFitScale } from "@tour/office/page-frame";
import { useMedia } from "@tour/office/shell";
import { Segmented } from "@tour/ui-kit/segmented";
import { useRef, useState } from "react";
import { texts as allTexts } from "../texts/ru.ts";
import styles from "./before-after.module.css";
import { PartFrame } from "./part-frame.tsx";
import type { SeenPart } from "./seen-part.ts";

const texts = allTexts.comparison;

interface BeforeAfterProps {
  /** Null where guests do not see it in that form. */
  before: SeenPart | null;
  after: SeenPart | null;
  names: { before: string; after: string };
  page: PageData;
  /** Address of the preview page. */
  url: string;
}

/** Where the border stands for each of the views: how much of the width shows what was, in percent. */
const borders = { before: 100, both: 50, after: 0 };
type View = keyof typeof borders;

const viewOf = (border: number): View =>
  border === 100 ? "before" : border === 0 ? "after" : "both";

/** Two forms of a part of a page on one another, with a border between them that can be moved. */
export function BeforeAfter({ before, after, names, page, url }: BeforeAfterProps) {
  const [border, setBorder] = useState(borders.both);
  const stage = useRef<HTMLDivElement>(null);
  const isPhone = useMedia("(width < 576px)");
  const width = isPhone ? deviceWidths.phone : deviceWidths.desktop;
  const scale = useFitScale(stage, width);
  const frame = { page, url, width, scale };
  const isPair = before !== null && after !== null;
  return (
    <div className={styles.root}>
      {isPair && (
        <Segmented<View>
          size="s"
          aria-label={texts.view}
          options={[
            { value: "before", label: names.before },
            { value: "both", label: texts.both },
            { value: "after", label: names.after },
          ]}
          value={viewOf(border)}
          onValueChange={(view) => setBorder(borders[view])}
        />
      )}
      <div ref={stage} className={styles.stage} tabIndex={isPair ? undefined : 0}>
        <div className={styles.sheet}>
          {before && (
            <div
              className={styles.layer}
              style={isPair ? { clipPath: `inset(0 ${100 - border}% 0 0)` } : undefined}
            >
              <PartFrame {...frame} part={before} title={texts.frame.before} />
            </div>
          )}
          {after && (
            <div
              className={styles.layer}
              style={isPair ? { clipPath: `inset(0 0 0 ${border}%)` } : undefined}
            >
              <PartFrame {...frame} part={after} title={texts.frame.after} />
            </div>
          )}
          {isPair && (
            <>
              <input
                type="range"
                className={styles.range}
                aria-label={texts.border}
                aria-valuetext={texts.shown(100 - border)}
                value={border}
                onChange={(event) => setBorder(event.currentTarget.valueAsNumber)}
              />
              <div className={styles.line} style={{ insetInlineStart: `${border}%` }} aria-hidden>
                <span className={styles.grip} />
              </div>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
