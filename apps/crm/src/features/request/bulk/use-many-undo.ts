import { useQueryClient } from "@tanstack/react-query";
import { client } from "@tour/office/api";
import { useToast } from "@tour/ui-kit/message";
import { giveBack } from "../../../replies/given-back.ts";
import { requestsKey } from "../../../requests/requests-key.ts";
import { useUndo } from "../../../undo/use-undo.tsx";
import { requestListTexts } from "../../../texts/request-list.ru.ts";

const texts = requestListTexts.bulk.message;

/** Where the words are shown again that were taken back from many. */
export const placeOf = (organizerId: number): string => `many of ${organizerId}`;

/**
 * Offers to take back what was just written to many. Each message leaves ten seconds after it was
 * written: of many, the first ones may have left, and it is said how many.
 */
export function useManyUndo(organizerId: number): (messageIds: number[], words: string) => void {
  const queryClient = useQueryClient();
  const toast = useToast();
  const offerUndo = useUndo();
  return (messageIds, words) => {
    const undo = async () => {
      const results = [];
      for (const messageId of messageIds) {
        const taken = client.withdrawReply({ body: { message_id: messageId } });
        results.push(
          await taken.then(
            () => true,
            () => false,
          ),
        );
      }
      const left = results.filter((isBack) => !isBack).length;
      giveBack(placeOf(organizerId), words);
      toast.show({
        id: "many",
        tone: left > 0 ? "warning" : "info",
        text: left > 0 ? texts.someLeft(left, results.length) : texts.takenBack,
      });
      await queryClient.invalidateQueries({ queryKey: requestsKey(organizerId) });
      await queryClient.invalidateQueries({ queryKey: ["chat"] });
    };
    offerUndo({ id: "many", text: texts.sent(messageIds.length), undo });
  };
}
