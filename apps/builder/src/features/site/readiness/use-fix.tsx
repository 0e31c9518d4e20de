import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReadinessFix } from "@tour/api";
import { client, describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { texts as allTexts } from "../../../texts/ru.ts";

const texts = allTexts.readiness;
const toastId = "readiness";

interface Deed {
  fix: ReadinessFix;
  isUndo: boolean;
}

async function send(organizerId: number, { fix, isUndo }: Deed): Promise<void> {
  const query = { organizer_id: organizerId };
  if (fix.kind === "settings") {
    const settings = isUndo ? fix.before : fix.settings;
    await client.updateMainPageSetting({ query, body: { settings } });
  } else if (fix.kind === "favicon") {
    await client.updateFavicon({ query, body: { file_id: isUndo ? null : fix.file_id } });
  } else {
    const body = { fields: { is_displayed: !isUndo } };
    for (const type of fix.types) await client.updateDocument({ query: { ...query, type }, body });
  }
}

/** Puts something right with one press, and takes it back with another. */
export function useFix(organizerId: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (deed: Deed) => send(organizerId, deed),
    onSuccess: (_, { fix, isUndo }) => {
      const goBack = () => {
        toast.close(toastId);
        mutate({ fix, isUndo: true });
      };
      toast.show({
        ...{ id: toastId, tone: "success", closeTimeout: 15_000 },
        text: isUndo ? texts.undone : texts.fixText[fix.kind],
        action: isUndo ? undefined : (
          <Button size="s" variant="ghost" onClick={goBack}>
            {texts.undo}
          </Button>
        ),
      });
    },
    onError: (error) => toast.show({ id: toastId, tone: "danger", text: describeFailure(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["organizer", organizerId] }),
  });
  return { fix: (fix: ReadinessFix) => mutate({ fix, isUndo: false }), isFixing: isPending };
}
