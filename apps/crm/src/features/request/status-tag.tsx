import type { RequestStatus } from "@tour/api";
import { Tag } from "@tour/ui-kit/tag";
import { requestTexts } from "../../texts/request.ru.ts";

const toneOf = {
  1: "warning",
  2: "accent",
  3: "success",
  4: "success",
  5: "neutral",
  6: "neutral",
  7: "neutral",
  8: "neutral",
} as const satisfies Record<RequestStatus, string>;

/** Where a request stands, in a word. */
export function StatusTag({ status }: { status: RequestStatus }) {
  return <Tag tone={toneOf[status]}>{requestTexts.tag[status]}</Tag>;
}
