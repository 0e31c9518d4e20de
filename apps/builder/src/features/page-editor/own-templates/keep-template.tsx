import type { Block } from "@tour/api";
import { blockTemplateLimits } from "@tour/api";
import { blockTemplateCalls } from "@tour/api/contract";
import { shorten } from "@tour/blocks/definitions";
import { useEditor } from "../../../document/editor-context.ts";
import { nameBlock } from "../../../document/name-block.ts";
import { NameDialog } from "../../../naming/name-dialog.tsx";
import { templateTexts as texts } from "../../../texts/templates.ru.ts";
import { readHeading } from "../block-list/read-heading.ts";
import { useTemplateDeeds } from "./use-templates.ts";

/** Asks under which name blocks are kept as a template. */
export function KeepTemplate({ blocks, close }: { blocks: readonly Block[]; close: () => void }) {
  const { organizerId } = useEditor();
  const { keep } = useTemplateDeeds(organizerId);
  const [first] = blocks;
  if (!first) return null;
  const own = readHeading(first) ?? nameBlock(first);
  const name = blocks.length === 1 ? own : texts.several(nameBlock(first), blocks.length - 1);
  return (
    <NameDialog
      body={blockTemplateCalls.addBlockTemplate.body!}
      title={texts.saveTitle}
      lead={texts.saveLead(blocks.length)}
      name={shorten(name, blockTemplateLimits.name)}
      send={(chosen) => keep(chosen, blocks.map(toKept))}
      close={close}
    />
  );
}

/** What a check found is found again where the block is put. */
const toKept = ({ validation: _, ...block }: Block): Block => ({ ...block, status: 1 });
