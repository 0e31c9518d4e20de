import type { OrganizerVerification } from "@tour/api";
import { Tag } from "@tour/ui-kit/tag";
import { staffTexts } from "../../texts/staff.ru.ts";

const tones = {
  none: "neutral",
  pending: "warning",
  verified: "success",
  rejected: "danger",
} as const;

/** How far an organiser's verification has come. */
export function VerificationTag({ state }: Pick<OrganizerVerification, "state">) {
  return (
    <Tag size="s" tone={tones[state]}>
      {staffTexts.state[state]}
    </Tag>
  );
}
