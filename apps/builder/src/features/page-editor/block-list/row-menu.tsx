import { lateItems } from "@tour/office/late";
import { IconButton } from "@tour/ui-kit/button";
import { DropdownMenu } from "@tour/ui-kit/dropdown";
import { Ellipsis } from "lucide-react";
import { nameBlock } from "../../../document/name-block.ts";
import { texts } from "../../../texts/ru.ts";
import type { RowMenuProps } from "./row-menu-items.tsx";

export const RowMenuItems = lateItems(() =>
  import("./row-menu-items.tsx").then((module) => module.RowMenuItems),
);

/** What can be done with one block of the list. */
export function RowMenu(props: RowMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <IconButton size="s" label={`${texts.editor.actions}: ${nameBlock(props.block)}`}>
          <Ellipsis size={18} />
        </IconButton>
      }
    >
      <RowMenuItems {...props} />
    </DropdownMenu>
  );
}
