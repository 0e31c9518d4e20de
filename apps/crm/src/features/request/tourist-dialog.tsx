import { useQueryClient } from "@tanstack/react-query";
import type { SellerRequest, Tourist } from "@tour/api";
import { touristCalls } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Input } from "@tour/ui-kit/input";
import { PhoneInput } from "@tour/ui-kit/phone-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { useState } from "react";
import { sendOrKeep } from "../../offline/send-or-keep.ts";
import {
  forgetTourist,
  keepTourist,
  useUnsentTourist,
  withTyped,
} from "../../offline/unsent-tourist.ts";
import { touristTexts as texts } from "../../texts/tourists.ru.ts";
import { FormDialog } from "../../shell/form-dialog.tsx";

interface TouristDialogProps {
  request: SellerRequest;
  tourist: Tourist;
  close: () => void;
}

type Values = Pick<
  Tourist,
  "last_name" | "first_name" | "middle_name" | "birthday" | "phone" | "email" | "food_restriction"
> & { isLocked: boolean };

/** Corrects what a guest wrote of a tourist, and says whether they may still change it. */
export function TouristDialog({ request, tourist, close }: TouristDialogProps) {
  const queryClient = useQueryClient();
  const name = tourist.full_name || texts.person(tourist.position);
  const unsent = useUnsentTourist(tourist.id);
  // What was refused comes back with the words of the refusal.
  const [begun] = useState(unsent);
  const shown = withTyped(tourist, begun);
  const hasTold = Object.keys(begun?.told ?? {}).length > 0;
  const { last_name, first_name, middle_name, birthday, phone, email, food_restriction } = shown;
  const { form, field, props, isDirty, isSending, problem } = useCallForm<Values>({
    initialValues: {
      ...{ last_name, first_name, middle_name, birthday, phone, email, food_restriction },
      isLocked: !shown.can_edit,
    },
    initialErrors: begun?.told,
    body: touristCalls.updateTourists.body!,
    within: "tourists.0",
    send: async ({ isLocked, ...typed }) => {
      const written = { ...typed, can_edit: !isLocked };
      const sent = await sendOrKeep(
        () =>
          client.updateTourists({
            query: { request_id: request.id },
            body: { tourists: [{ id: tourist.id, ...written }] },
          }),
        () =>
          keepTourist(
            { organizerId: request.organizer_id, requestId: request.id, tourist, name },
            written,
          ),
      );
      if (sent) {
        await forgetTourist(tourist.id);
        await queryClient.invalidateQueries(builderQueries.request(client, request.id));
      }
      close();
    },
  });
  return (
    <FormDialog
      {...{ close, isDirty, isSending }}
      problem={problem ?? (isDirty || hasTold ? null : (begun?.refusal ?? null))}
      formProps={props}
      title={texts.editing(name)}
      texts={{ submit: texts.save, back: texts.back }}
    >
      <ValidationField {...field("last_name")} label={texts.lastName}>
        {(control) => <Input {...control} />}
      </ValidationField>
      <ValidationField {...field("first_name")} label={texts.firstName}>
        {(control) => <Input {...control} />}
      </ValidationField>
      <ValidationField {...field("middle_name")} label={texts.middleName}>
        {(control) => <Input {...control} />}
      </ValidationField>
      <ValidationField {...field("birthday")} label={texts.birthday}>
        {(control) => <DatePicker {...control} min="1900-01-01" max="today" />}
      </ValidationField>
      <ValidationField {...field("phone", "phone")} label={texts.phone}>
        {(control) => <PhoneInput {...control} message="none" />}
      </ValidationField>
      <ValidationField {...field("email", "email")} label={texts.email}>
        {(control) => <Input {...control} type="email" />}
      </ValidationField>
      <ValidationField {...field("food_restriction")} label={texts.food}>
        {(control) => <Input {...control} />}
      </ValidationField>
      <ValidationField form={form} name="isLocked" label={texts.lock} hideLabel>
        {({ value, onValueChange }) => (
          <Checkbox checked={value} onCheckedChange={onValueChange} description={texts.lockHint}>
            {texts.lock}
          </Checkbox>
        )}
      </ValidationField>
    </FormDialog>
  );
}
