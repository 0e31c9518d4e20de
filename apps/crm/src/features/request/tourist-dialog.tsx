import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { SellerRequest, Tourist } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Input } from "@tour/ui-kit/input";
import { PhoneInput } from "@tour/ui-kit/phone-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { rules, ruMessages } from "@tour/validation";
import { useForm, useFormProps, useFormState } from "@tour/validation/react";
import { useState } from "react";
import { client, describeFailure } from "@tour/office/api";
import { texts as allTexts } from "../../texts/ru.ts";
import { FormDialog } from "./form-dialog.tsx";

const texts = allTexts.tourists;
const nameRules = rules("max:80");
const emailRules = rules("email|max:254");
const phoneRules = rules("phone");
const foodRules = rules("max:500");

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
  const [failure, setFailure] = useState<unknown>(null);
  const { last_name, first_name, middle_name, birthday, phone, email, food_restriction } = tourist;
  const form = useForm<Values>({
    initialValues: {
      ...{ last_name, first_name, middle_name, birthday, phone, email, food_restriction },
      isLocked: !tourist.can_edit,
    },
    messages: ruMessages,
  });
  const { isSubmitting, isDirty } = useFormState(form);
  const save = async ({ isLocked, ...written }: Values) => {
    setFailure(null);
    await client.updateTourists({
      query: { request_id: request.id },
      body: { tourists: [{ id: tourist.id, ...written, can_edit: !isLocked }] },
    });
    await queryClient.invalidateQueries(builderQueries.request(client, request.id));
    close();
  };
  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    setFailure(error);
  };
  const formProps = useFormProps(form, save, explain);
  const name = tourist.full_name || texts.person(tourist.position);
  return (
    <FormDialog
      {...{ close, formProps, isDirty }}
      title={texts.editing(name)}
      texts={{ submit: texts.save, back: texts.back }}
      problem={failure === null ? null : describeFailure(failure)}
      isSending={isSubmitting}
    >
      <ValidationField form={form} name="last_name" label={texts.lastName} rules={nameRules}>
        {(control) => <Input {...control} maxLength={80} />}
      </ValidationField>
      <ValidationField form={form} name="first_name" label={texts.firstName} rules={nameRules}>
        {(control) => <Input {...control} maxLength={80} />}
      </ValidationField>
      <ValidationField form={form} name="middle_name" label={texts.middleName} rules={nameRules}>
        {(control) => <Input {...control} maxLength={80} />}
      </ValidationField>
      <ValidationField form={form} name="birthday" label={texts.birthday}>
        {(control) => <DatePicker {...control} min="1900-01-01" max="today" />}
      </ValidationField>
      <ValidationField form={form} name="phone" label={texts.phone} rules={phoneRules}>
        {(control) => <PhoneInput {...control} message="none" />}
      </ValidationField>
      <ValidationField form={form} name="email" label={texts.email} rules={emailRules}>
        {(control) => <Input {...control} type="email" />}
      </ValidationField>
      <ValidationField form={form} name="food_restriction" label={texts.food} rules={foodRules}>
        {(control) => <Input {...control} maxLength={500} />}
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
