import type { Operation, PageDocument } from "@tour/preview-protocol";
import { inversesOf, operationsOf } from "../../../document/history.ts";
import type { Step } from "../../../document/history.ts";
import { nameBlock } from "../../../document/name-block.ts";
import { texts as allTexts } from "../../../texts/ru.ts";
import { lateCode } from "@tour/office/late";

const texts = allTexts.undo.page;

/** Names fields as their form does; until it is there, their block is named. */
export const placeNames = lateCode(() => import("../conflict/describe-clash.ts"));

/** The block that an edit is about; none where it is about the whole page. */
export const blockOf = (operation: Operation): string | null => {
  if (operation.kind === "replace") return null;
  return operation.kind === "insert" ? operation.block.id : operation.id;
};

/** What a step was about, for people to read: "блок «О нас», порядок". */
export function describeStep(step: Step, { blocks }: PageDocument): string {
  const [operation] = operationsOf(step);
  const ids = new Set(operationsOf(step).map(blockOf));
  if (!operation || ids.has(null)) return texts.whole;
  if (ids.size > 1) return `${describeDeed(operation)}, ${texts.blocks(ids.size)}`;
  // A block that is gone is still known by what brings it back.
  const brought = [...inversesOf(step), operation].find((one) => one.kind === "insert");
  const block = blocks[[...ids][0]!] ?? (brought?.kind === "insert" ? brought.block : undefined);
  if (!block) return describeDeed(operation);
  const names = placeNames.now();
  if (operation.kind === "set-content" && names) {
    return names.describePlace(block, { path: `content.${operation.path}` });
  }
  return `${texts.block(nameBlock(block))}, ${describeDeed(operation)}`;
}

function describeDeed(operation: Operation): string {
  switch (operation.kind) {
    case "insert":
      return texts.added;
    case "remove":
      return texts.removed;
    case "move":
      return texts.order;
    case "set-block":
      if (operation.variant !== undefined) return texts.variant;
      return operation.is_hidden === undefined ? texts.rules : texts.hidden;
    default:
      return texts.content;
  }
}
