import { isIsland } from "../server-only/server-only.ts";
import { DeferredHydration } from "../deferred-hydration/deferred-hydration.tsx";
import { Section } from "../section/section.tsx";
import { QuestionFinder } from "./question-finder.tsx";
import type { QuestionFinderProps } from "./question-finder.tsx";

const loadQuestionFinder = async () => (await import("./question-finder.tsx")).QuestionFinder;

/** Cards under a field that finds the right one, whose code comes once it is touched. */
export function QuestionCards({ content, data }: QuestionFinderProps) {
  return (
    <Section>
      <DeferredHydration
        drawn={isIsland || QuestionFinder}
        load={loadQuestionFinder}
        props={{ content, data }}
      />
    </Section>
  );
}
