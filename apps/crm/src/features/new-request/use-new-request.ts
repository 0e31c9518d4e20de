import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { HelpQuestion } from "@tour/api";
import { sellingCalls } from "@tour/api/contract";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { useToast } from "@tour/ui-kit/message";
import { useState } from "react";
import { newRequestTexts as texts } from "../../texts/new-request.ru.ts";
import type { OfferChoice } from "./use-offer-choice.ts";

interface Options {
  organizerId: number;
  question: HelpQuestion | undefined;
  choice: OfferChoice;
  /** A tour is made for the guest right after. */
  isIndividual: boolean;
}

/** The form of a new request: what was typed stays until the server has made it. */
export function useNewRequest({ organizerId, question, choice, isIndividual }: Options) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  // A repeated press is the same request.
  const [key] = useState(() => crypto.randomUUID());
  const call = useCallForm({
    initialValues: {
      contact: {
        name: question?.name ?? "",
        phone: question?.phone ?? "",
        email: question?.email ?? "",
      },
      comment: "",
      start: "confirmed",
    },
    body: sellingCalls.sellRequest.body!,
    send: async ({ contact, comment, start }, form) => {
      const { departure, counts, priced } = choice;
      // What is missing of the trip is said where it is chosen.
      if (!departure || !priced || priced.adults === 0) return;
      const chosen = Object.entries(counts).filter(([, count]) => count > 0);
      try {
        const { data } = await client.sellRequest({
          query: { organizer_id: organizerId },
          body: {
            key,
            departure_id: departure.id,
            seats: chosen.map(([option_id, count]) => ({ option_id, count })),
            contact,
            comment,
            is_confirmed: start === "confirmed",
            expected_total: priced.total,
            ...(question && { help_request_id: question.id }),
          },
        });
        form.reset();
        toast.show({ id: "new-request", text: texts.done(data.id) });
        void queryClient.invalidateQueries({ queryKey: ["organizer", organizerId] });
        if (question) void queryClient.invalidateQueries({ queryKey: ["question", question.id] });
        await navigate({
          to: "/$organizerId/requests/$id",
          params: { organizerId, id: `${data.id}` },
          search: isIndividual ? { individual: true } : {},
        });
      } catch (error) {
        // Seats or prices may be others by now: they are shown beside what was refused.
        choice.readAnew();
        throw error;
      }
    },
  });
  useUnsaved(call.isDirty);
  return call;
}

export type NewRequestForm = ReturnType<typeof useNewRequest>;
