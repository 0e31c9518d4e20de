import { DropdownMenu } from "@tour/ui-kit/dropdown";
import { IconButton } from "@tour/ui-kit/button";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { texts } from "../../texts/ru.ts";
import { useComments } from "./comments/use-comments.ts";
import { DraftLinksDialog, PageMenuItems, ReplacePageDialog } from "./late-parts.tsx";
import type { PageMenuWindow } from "./page-menu-items.tsx";

/** What is done with the page as a whole. */
export function PageMenu({ openDay }: { openDay: (isOpen: boolean) => void }) {
  const [opened, setOpened] = useState<PageMenuWindow | null>(null);
  const comments = useComments();
  const open = (window: PageMenuWindow) => {
    if (window === "comments") comments.show(null);
    else if (window === "day") openDay(true);
    else setOpened(window);
  };
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
        <PageMenuItems open={open} />
      </DropdownMenu>
      <ReplacePageDialog open={opened === "replace"} close={close} />
      <DraftLinksDialog open={opened === "draft-links"} close={close} />
    </>
  );
}
