import { undoSeconds } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { undoTexts as texts } from "../texts/undo.ru.ts";

interface Deed {
  /** What is done next under the same name takes this one's place. */
  id: string;
  text: string;
  /** Default "Отменить". */
  label?: string;
  /** May run when the screen that it was done on is left. */
  undo: () => Promise<unknown>;
}

/** Says what was done, and for ten seconds offers to take it back. Product decisions, section 12. */
export function useUndo(): (deed: Deed) => void {
  const toast = useToast();
  return ({ id, text, label = texts.undo, undo }) => {
    const takeBack = () => {
      toast.close(id);
      undo().catch((error: unknown) =>
        toast.show({ id, tone: "danger", text: describeFailure(error) }),
      );
    };
    toast.show({
      ...{ id, text },
      closeTimeout: undoSeconds * 1000,
      action: (
        <Button size="s" variant="secondary" onClick={takeBack}>
          {label}
        </Button>
      ),
    });
  };
}
