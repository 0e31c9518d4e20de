import { MenuItem } from "@tour/ui-kit/dropdown";
import { CalendarClock, Eye, LayoutTemplate, MessageSquare } from "lucide-react";
import { texts } from "../../texts/ru.ts";

export type PageMenuWindow = "comments" | "day" | "draft-links" | "replace";

const items = [
  { opens: "draft-links", text: texts.pageMenu.draftLinks, Icon: Eye },
  { opens: "comments", text: texts.pageMenu.comments, Icon: MessageSquare },
  { opens: "day", text: texts.pageMenu.day, Icon: CalendarClock },
  { opens: "replace", text: texts.pageMenu.replace, Icon: LayoutTemplate },
] as const;

export function PageMenuItems({ open }: { open: (window: PageMenuWindow) => void }) {
  return items.map(({ opens, text, Icon }) => (
    <MenuItem key={opens} icon={<Icon size={16} />} onSelect={() => open(opens)}>
      {text}
    </MenuItem>
  ));
}
