import type { BlockTemplate, PageType } from "@tour/api";
import { findBlock } from "@tour/blocks/definitions";
import { IconButton } from "@tour/ui-kit/button";
import { DropdownMenu, MenuItem } from "@tour/ui-kit/dropdown";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useEditor } from "../../../document/editor-context.ts";
import { nameBlock } from "../../../document/name-block.ts";
import { templateTexts as texts } from "../../../texts/templates.ru.ts";
import { PictureCard } from "../block-pictures/picture-card.tsx";
import styles from "./own-templates.module.css";

interface TemplateCardProps {
  template: BlockTemplate;
  place: () => void;
  rename: () => void;
  remove: () => void;
}

/** So many of a template's blocks are seen; how many there are is said. */
const most = 2;

/** One template, with its own blocks as the site shows them. */
export function TemplateCard({ template, place, rename, remove }: TemplateCardProps) {
  const { type } = useEditor();
  const { name, blocks } = template;
  const refusal = findRefusal(template, type);
  return (
    <li className={styles.template}>
      <PictureCard
        blocks={blocks.slice(0, most)}
        title={name}
        text={refusal ?? (blocks.length === 1 ? nameBlock(blocks[0]!) : texts.count(blocks.length))}
        disabled={refusal !== undefined}
        choose={place}
      />
      <div className={styles.menu}>
        <DropdownMenu
          trigger={
            <IconButton size="s" label={texts.actions(name)}>
              <Ellipsis size={18} />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil size={16} />} onSelect={rename}>
            {texts.rename}
          </MenuItem>
          <MenuItem danger icon={<Trash2 size={16} />} onSelect={remove}>
            {texts.remove}
          </MenuItem>
        </DropdownMenu>
      </div>
    </li>
  );
}

/** Why nothing of a template can stand on the page; undefined where something can. */
function findRefusal({ blocks }: BlockTemplate, page: PageType): string | undefined {
  const known = blocks.filter(({ type, content_version: version }) => {
    const definition = findBlock(type)?.definition;
    return definition && version <= definition.version;
  });
  if (known.length === 0) return texts.unknown;
  const fits = known.some(({ type }) => findBlock(type)!.definition.pages.includes(page));
  return fits ? undefined : texts.otherPage[page];
}
