import type { Heading } from "../../content/heading.ts";
import { serverOnly, isIsland } from "../../parts/server-only/server-only.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import type { ReviewsSummary } from "../select-reviews.ts";
import { RatingSummary } from "./rating-summary.tsx";
import styles from "./reviews-heading.module.css";

interface ReviewsHeadingProps {
  heading: Heading;
  summary: ReviewsSummary;
}

/** The block's heading with the rating beside it. */
export function ReviewsHeading({ heading, summary }: ReviewsHeadingProps) {
  return (
    <div
      className={styles.heading}
      {...serverOnly(
        isIsland || (
          <>
            <BlockHeading heading={heading} className={styles.words} />
            <RatingSummary summary={summary} look="line" />
          </>
        ),
      )}
    />
  );
}
