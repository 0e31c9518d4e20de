import type { HelpRow, HelpStatus } from "@tour/api";
import { Tag } from "@tour/ui-kit/tag";
import { describeWait } from "../../shell/describe-wait.ts";
import { areaTexts } from "../../texts/areas.ru.ts";
import { inboxTexts as texts } from "../../texts/inbox.ru.ts";

const toneOf = { new: "accent", answered: "success", closed: "neutral" } as const satisfies Record<
  HelpStatus,
  string
>;

interface QuestionTagProps {
  question: Pick<HelpRow, "status" | "waits_since">;
  /** In ms. */
  now: number;
}

/** Where a question stands, in a word; of one that was missed how long it waits. */
export function QuestionTag({ question: { status, waits_since: since }, now }: QuestionTagProps) {
  const wait = since === null ? null : describeWait(since, now);
  if (wait?.isMissed) return <Tag tone="warning">{areaTexts.waits(wait.text)}</Tag>;
  return <Tag tone={toneOf[status]}>{texts.status[status]}</Tag>;
}
