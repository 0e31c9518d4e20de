import type { ReactNode } from "react";
import { Button } from "@tour/ui-kit/button";
import type { PropsOf } from "../../definition/define-variant.ts";
import { serverOnly, isIsland } from "../../parts/server-only/server-only.ts";
import { AskDialog } from "../../parts/ask-dialog/ask-dialog.tsx";
import { DeferredHydration } from "../../parts/deferred-hydration/deferred-hydration.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import type { dates } from "../dates.block.ts";
import { askLink } from "./ask-link.ts";
import { CompareForm } from "./compare-dates.tsx";
import styles from "./dates-frame.module.css";

type DatesFrameProps = PropsOf<typeof dates> & {
  surface?: "plain" | "muted";
  /** Children run from edge to edge of the window. */
  isBleed?: boolean;
  children: ReactNode;
};

const loadAskDialog = async () => (await import("../../parts/ask-dialog/ask-dialog.tsx")).AskDialog;

/**
 * Heading, dates, note, and the form to ask for one. It lies over the booking bar of the tour's first
 * screen, so that the bar goes while the dates are in view. The form alone comes to life, once its link is touched.
 */
export function DatesFrame(props: DatesFrameProps) {
  const { content, data, page } = props;
  return (
    <div className={styles.over} data-asks="">
      <div {...serverOnly(isIsland || <Framed {...props} />)} />
      {content.contact === "form" && !page.isPreview && (
        <DeferredHydration
          drawn={isIsland || AskDialog}
          load={loadAskDialog}
          props={{ path: page.path, hasPrivacy: data.hasPrivacy, isOff: page.isDraft }}
          opener="a[data-ask]"
        />
      )}
    </div>
  );
}

/** Without dates, a word about that and a way to ask. */
function Framed({ surface, isBleed, children, ...own }: DatesFrameProps) {
  const { content, data } = own;
  const hasDates = data.departures.length > 0;
  const canAsk = content.contact === "form" || data.contact !== null;
  return (
    <Section surface={surface} width={isBleed ? "bleed" : "content"}>
      <div className={styles.edge} data-is-inset={isBleed}>
        <BlockHeading heading={content.heading} />
        {!hasDates && (
          <div className={styles.empty}>
            <Text as="p" at="empty_text" className={styles.emptyText}>
              {content.empty_text}
            </Text>
            {canAsk && (
              <Button
                size="l"
                {...askLink(texts.dates.questionSubject(data.tourTitle), content, data)}
              >
                {texts.dates.ask[content.contact === "form" ? "form" : data.contact!.kind]}
              </Button>
            )}
          </div>
        )}
      </div>
      {hasDates && children}
      {hasDates && <CompareForm {...own} className={styles.edge} isBleed={isBleed} />}
      {hasDates && (
        <div className={styles.edge} data-is-inset={isBleed}>
          <Text as="p" at="note" className={styles.note}>
            {content.note}
          </Text>
        </div>
      )}
    </Section>
  );
}
