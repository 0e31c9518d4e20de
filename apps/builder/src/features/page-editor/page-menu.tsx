import { DropdownMenu, MenuItem } from "@tour/ui-kit/dropdown";
import { IconButton } from "@tour/ui-kit/button";
import { CalendarClock, Ellipsis, Eye, LayoutTemplate, MessageSquare } from "lucide-react";
import { useState } from "react";
import { texts } from "../../texts/ru.ts";
import { useComments } from "./comments/use-comments.ts";
import { DraftLinksDialog, ReplacePageDialog } from "./late-parts.tsx";

/** What is done with the page as a whole. */
export function PageMenu({ openDay }: { openDay: (isOpen: boolean) => void }) {
  const [opened, setOpened] = useState<"replace" | "draft-links" | null>(null);
  const comments = useComments();
  const close = () => setOpened(null);
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={texts.pageMenu.label}>
            <Ellipsis size={18} />
          </IconButton>
        }
      >
        <MenuItem icon={<Eye size={16} />} onSelect={() => setOpened("draft-links")}>
          {texts.pageMenu.draftLinks}
        </MenuItem>
        <MenuItem icon={<MessageSquare size={16} />} onSelect={() => comments.show(null)}>
          {texts.pageMenu.comments}
        </MenuItem>
        <MenuItem icon={<CalendarClock size={16} />} onSelect={() => openDay(true)}>
          {texts.pageMenu.day}
        </MenuItem>
        <MenuItem icon={<LayoutTemplate size={16} />} onSelect={() => setOpened("replace")}>
          {texts.pageMenu.replace}
        </MenuItem>
      </DropdownMenu>
      <ReplacePageDialog open={opened === "replace"} close={close} />
      <DraftLinksDialog open={opened === "draft-links"} close={close} />
    </>
  );
}
