import { tourListTexts } from "../../texts/tour-list.ru.ts";
import { TourQuestion } from "./tour-question.tsx";

interface RemoveDialogProps {
  title: string;
  isBusy: boolean;
  remove: () => void;
  close: () => void;
}

/** Asks before a tour is gone for good. */
export const RemoveDialog = ({ remove, ...question }: RemoveDialogProps) => (
  <TourQuestion {...question} texts={tourListTexts.removing} variant="danger" act={remove} />
);
