import { DropdownMenu, MenuItem } from "@tour/ui-kit/dropdown";
import { IconButton } from "@tour/ui-kit/button";
import { Ellipsis, LayoutTemplate } from "lucide-react";
import { useState } from "react";
import { texts } from "../../texts/ru.ts";
import { ReplacePageDialog } from "./replace-page/replace-page-dialog.tsx";

/** What is done with the page as a whole. */
export function PageMenu() {
  const [isReplacing, setReplacing] = useState(false);
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={texts.starters.menu}>
            <Ellipsis size={18} />
          </IconButton>
        }
      >
        <MenuItem icon={<LayoutTemplate size={16} />} onSelect={() => setReplacing(true)}>
          {texts.starters.replace}
        </MenuItem>
      </DropdownMenu>
      <ReplacePageDialog open={isReplacing} close={() => setReplacing(false)} />
    </>
  );
}
