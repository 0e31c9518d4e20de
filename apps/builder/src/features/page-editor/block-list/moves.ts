import { ArrowDownToLine, ArrowUpToLine, ChevronDown, ChevronUp } from "lucide-react";
import { texts } from "../../../texts/ru.ts";

/** Past a neighbour. */
export const steps = [
  { direction: "up", text: texts.editor.moveUp, Icon: ChevronUp },
  { direction: "down", text: texts.editor.moveDown, Icon: ChevronDown },
] as const;

/** To an end of the page. */
export const leaps = [
  { direction: "start", text: texts.blocks.toStart, Icon: ArrowUpToLine },
  { direction: "end", text: texts.blocks.toEnd, Icon: ArrowDownToLine },
] as const;
