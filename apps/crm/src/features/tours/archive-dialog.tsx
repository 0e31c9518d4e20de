import { tourListTexts } from "../../texts/tour-list.ru.ts";
import { TourQuestion } from "./tour-question.tsx";

const texts = tourListTexts.archiving;

interface ArchiveDialogProps {
  title: string;
  /** Its next date in words, where there is one that nobody could book any more. */
  next: string | null;
  isBusy: boolean;
  archive: () => void;
  close: () => void;
}

/** Asks before guests see a tour no longer. */
export function ArchiveDialog({ next, archive, ...question }: ArchiveDialogProps) {
  return (
    <TourQuestion {...question} texts={texts} act={archive}>
      {next !== null && <p>{texts.held(next)}</p>}
    </TourQuestion>
  );
}
