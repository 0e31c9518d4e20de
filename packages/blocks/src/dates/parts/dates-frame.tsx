import type { ReactNode } from "react";
import { Button } from "@tour/ui-kit/button";
import { contactHref } from "../../page-data/select-contact.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import type { dates } from "../dates.block.ts";
import styles from "./dates-frame.module.css";

type DatesFrameProps = PropsOf<typeof dates> & {
  surface?: "plain" | "muted";
  /** Children run from edge to edge of the window. */
  isBleed?: boolean;
  children: ReactNode;
};

/**
 * Heading, dates, note; without dates, a word about that and a way to ask. It lies over the booking
 * bar of the tour's first screen, so that the bar goes while the dates are in view.
 */
export function DatesFrame({ surface, isBleed, children, content, data }: DatesFrameProps) {
  const hasDates = data.departures.length > 0;
  return (
    <div className={styles.over}>
      <Section surface={surface} width={isBleed ? "bleed" : "content"}>
        <div className={styles.edge} data-is-inset={isBleed}>
          <BlockHeading heading={content.heading} />
          {!hasDates && (
            <div className={styles.empty}>
              <Text as="p" at="empty_text" className={styles.emptyText}>
                {content.empty_text}
              </Text>
              {data.contact && (
                <Button
                  size="l"
                  href={contactHref(data.contact, texts.dates.questionSubject(data.tourTitle))}
                >
                  {texts.dates.ask[data.contact.kind]}
                </Button>
              )}
            </div>
          )}
        </div>
        {hasDates && children}
        {hasDates && (
          <div className={styles.edge} data-is-inset={isBleed}>
            <Text as="p" at="note" className={styles.note}>
              {content.note}
            </Text>
          </div>
        )}
      </Section>
    </div>
  );
}
