import { hyphenate } from "../../format/hyphenate.ts";
import type { ContentOf } from "../../definition/define-block.ts";
import { Text } from "../../parts/text/text.tsx";
import type { bookingSteps } from "../booking-steps.block.ts";
import styles from "./step-words.module.css";

interface StepWordsProps {
  step: ContentOf<typeof bookingSteps>["items"][number] | undefined;
  /** Its place in the content. */
  index: number;
}

/** What a step is and what happens then. */
export function StepWords({ step, index }: StepWordsProps) {
  return (
    <div className={styles.words}>
      <Text as="h3" at={`items.${index}.title`} className={styles.title}>
        {step && hyphenate(step.title)}
      </Text>
      <Text as="p" at={`items.${index}.text`} className={styles.text}>
        {step?.text}
      </Text>
    </div>
  );
}
