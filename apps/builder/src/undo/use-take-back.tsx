import { describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { texts } from "../texts/ru.ts";

/** How long a deed can be taken back, in ms. */
const offerFor = 15_000;

/** Says what was done on the server, and for a while offers to take it back, on another screen, too. */
export function useTakeBack(toastId: string, readAnew: () => Promise<unknown>) {
  const toast = useToast();
  const fail = (failure: unknown) =>
    toast.show({ id: toastId, tone: "danger", text: describeFailure(failure) });
  const tell = (text: string, takeBack?: () => Promise<unknown>) => {
    const undo = async () => {
      toast.close(toastId);
      try {
        await takeBack?.();
        await readAnew();
      } catch (failure) {
        fail(failure);
      }
    };
    toast.show({
      ...{ id: toastId, text },
      ...(takeBack && {
        closeTimeout: offerFor,
        action: (
          <Button size="s" variant="ghost" onClick={() => void undo()}>
            {texts.editor.restore}
          </Button>
        ),
      }),
    });
  };
  const failAndRead = async (failure: unknown) => {
    fail(failure);
    // It may be gone, or be another one since.
    await readAnew();
  };
  return { tell, failAndRead };
}
