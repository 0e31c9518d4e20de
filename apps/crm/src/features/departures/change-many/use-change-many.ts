import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { EditedDeparture } from "@tour/api";
import { tourEditingCalls } from "@tour/api/contract";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import type { Form } from "@tour/validation";
import { useFieldValue } from "@tour/validation/react";
import { createElement } from "react";
import { client, describeFailure } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import { rereadDates } from "../../../tours/tour-queries.ts";
import { useSale } from "@tour/office/departure-form";
import { ofAny } from "../of-any.ts";
import { firstValues, toManyChange } from "./many-values.ts";
import type { ManyValues } from "./many-values.ts";
import { planChanges } from "./plan-changes.ts";
import type { PlannedChange, SentChange } from "./plan-changes.ts";

const texts = departuresTexts.many;
/** For how long a change can be taken back, in ms. */
const undoTimeout = 10_000;

type Changed = Extract<PlannedChange, { sent: SentChange }>;

interface Options {
  organizerId: number;
  departures: readonly EditedDeparture[];
  today: string;
  /** After they were changed. */
  done: () => void;
}

/**
 * The form of a change of many dates: what becomes of each, one call for all, and the offer to take it
 * back for ten seconds.
 */
export function useChangeMany({ organizerId, departures, today, done }: Options) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { sell, isMissingDocuments } = useSale();
  const send = (changes: SentChange[]) =>
    client.updateDepartures({
      query: { organizer_id: organizerId },
      body: { departures: changes },
    });
  const reread = () => rereadDates(queryClient, organizerId);
  const plan = (values: ManyValues) => {
    const change = toManyChange(values);
    return change && planChanges(departures, change, today);
  };

  const undo = async (changed: readonly Changed[]) => {
    try {
      await send(changed.map(({ back }) => back));
      toast.show({ id: "departures", tone: "success", text: texts.undone });
    } catch (error) {
      toast.show({ id: "departures", tone: "danger", text: describeRefusal(error) });
    }
    await reread();
  };
  const tellDone = (changed: readonly Changed[]) =>
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

  const callForm = useCallForm({
    initialValues: firstValues,
    body: tourEditingCalls.updateDepartures.body!,
    within: "departures.0",
    send: async (values) => {
      const changed = listChanged(plan(values) ?? []);
      try {
        await sell(() => send(changed.map(({ sent }) => sent)));
      } catch (error) {
        throw ofAny(error, "departures.0.");
      } finally {
        // What was refused has changed meanwhile: the preview follows.
        void reread();
      }
      tellDone(changed);
      done();
    },
  });
  const values = useManyValues(callForm.form);
  const planned = plan(values);
  return {
    ...callForm,
    ...{ values, planned, isMissingDocuments },
    changed: listChanged(planned ?? []),
  };
}

const listChanged = (planned: readonly PlannedChange[]): Changed[] =>
  planned.flatMap((one) => ("sent" in one ? [one] : []));

/** What is chosen and typed now. */
function useManyValues(form: Form<ManyValues>): ManyValues {
  return {
    kind: useFieldValue(form, "kind"),
    direction: useFieldValue(form, "direction"),
    by: useFieldValue(form, "by"),
    amount: useFieldValue(form, "amount"),
    isRounded: useFieldValue(form, "isRounded"),
    capacity: useFieldValue(form, "capacity"),
    status: useFieldValue(form, "status"),
    sale_starts_at: useFieldValue(form, "sale_starts_at"),
  };
}

/** The first thing that the server said of one of them, or of all. */
function describeRefusal(error: unknown): string {
  const told = error instanceof ApiError ? Object.values(error.validation).flat() : [];
  return told[0] ?? describeFailure(error);
}
