import { Tag } from "@tour/ui-kit/tag";
import { tourListTexts } from "../../../texts/tour-list.ru.ts";
import type { TourState } from "./tour-state.ts";

const tones = {
  "on-sale": "success",
  "no-dates": "warning",
  hidden: "neutral",
} as const;

/** How a tour stands, in a word. */
export const StateTag = ({ state }: { state: TourState }) => (
  <Tag tone={tones[state]}>{tourListTexts.state[state]}</Tag>
);
