import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { createElement } from "react";
import { client, describeFailure } from "@tour/office/api";
import { texts as allTexts } from "../../../texts/ru.ts";
import { departuresKey } from "../../../tours/tour-queries.ts";
import { useSale } from "../use-sale.ts";
import type { PlannedChange, SentChange } from "./plan-changes.ts";

const texts = allTexts.departures.many;
/** For how long a change can be taken back, in ms. */
const undoTimeout = 10_000;

type Changed = Extract<PlannedChange, { sent: SentChange }>;

/** Sends a change of many dates by one call, and offers to take it back for ten seconds. */
export function useChangeMany(organizerId: number, done: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { sell, isMissingDocuments } = useSale();
  const send = (departures: SentChange[]) =>
    client.updateDepartures({ query: { organizer_id: organizerId }, body: { departures } });
  const reread = () => queryClient.invalidateQueries({ queryKey: departuresKey(organizerId) });

  const undo = async (changed: readonly Changed[]) => {
    try {
      await send(changed.map(({ back }) => back));
      toast.show({ id: "departures", tone: "success", text: texts.undone });
    } catch (error) {
      toast.show({ id: "departures", tone: "danger", text: describeRefusal(error) });
    }
    await reread();
  };
  const mutation = useMutation({
    mutationFn: (changed: readonly Changed[]) =>
      sell(() => send(changed.map(({ sent }) => sent))).catch((error: unknown) => {
        throw new Error(describeRefusal(error), { cause: error });
      }),
    onSuccess: (_, changed) => {
      toast.show({
        id: "departures",
        tone: "success",
        text: texts.done(changed.length),
        closeTimeout: undoTimeout,
        action: createElement(
          Button,
          { size: "s", variant: "secondary", onClick: () => void undo(changed) },
          texts.undo,
        ),
      });
      done();
    },
    // What was refused has changed meanwhile: the preview follows.
    onSettled: reread,
  });
  return { mutation, isMissingDocuments };
}

/** The first thing that the server said of one of them, or of all. */
function describeRefusal(error: unknown): string {
  const told = error instanceof ApiError ? Object.values(error.validation).flat() : [];
  return told[0] ?? describeFailure(error);
}
