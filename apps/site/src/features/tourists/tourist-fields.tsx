import { touristLimits } from "@tour/api";
import type { Tourist, TouristForm } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { phoneNumberRule } from "@tour/ui-kit/phone-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { rules } from "@tour/validation";
import { EmailControl } from "../../page/email-control.tsx";
import { PhoneControl } from "../../page/phone-control.tsx";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";
import { Birthday } from "./birthday.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { QuestionField } from "./question-field.tsx";
import { SummaryBox } from "./summary-consent.tsx";
import type { TouristState } from "./use-tourist.ts";
import styles from "./tourist-card.module.css";

const nameRules = rules(`required|max:${touristLimits.name}`);
const optionalName = rules(`max:${touristLimits.name}`);
const dateRules = rules("required");
const phoneRules = [...rules("phone"), phoneNumberRule];
const emailRules = rules(`email|max:${touristLimits.email}`);
const foodRules = rules(`max:${touristLimits.food}`);

interface TouristFieldsProps {
  tourist: Tourist;
  asked: TouristForm;
  state: TouristState;
  isLive: boolean;
  isOwn: boolean;
}

/** What is asked of one tourist. Specification, section 3 (tourist). */
export function TouristFields({ tourist, asked, state, isLive, isOwn }: TouristFieldsProps) {
  const { form } = state;
  return (
    <div className={styles.fields}>
      <ValidationField form={form} name="last_name" label={texts.lastName} rules={nameRules}>
        {(control) => <Input {...control} size="l" autoComplete="off" />}
      </ValidationField>
      <ValidationField form={form} name="first_name" label={texts.firstName} rules={nameRules}>
        {(control) => <Input {...control} size="l" autoComplete="off" />}
      </ValidationField>
      <ValidationField
        form={form}
        name="middle_name"
        label={texts.middleName}
        hint={texts.middleNameHint}
        rules={optionalName}
      >
        {(control) => <Input {...control} size="l" autoComplete="off" />}
      </ValidationField>
      <ValidationField form={form} name="birthday" label={texts.birthday} rules={dateRules}>
        {(control) => <Birthday control={control} isLive={isLive} />}
      </ValidationField>
      {asked.asks_document && <DocumentFields tourist={tourist} state={state} isLive={isLive} />}
      <ValidationField form={form} name="phone" label={texts.phone} rules={phoneRules}>
        {(control) => <PhoneControl control={control} isLive={isLive} />}
      </ValidationField>
      <ValidationField form={form} name="email" label={texts.email} rules={emailRules}>
        {(control) => <EmailControl control={control} />}
      </ValidationField>
      <ValidationField
        form={form}
        name="food_restriction"
        label={texts.food}
        hint={texts.foodHint}
        rules={foodRules}
        className={styles.wide}
      >
        {(control) => <Input {...control} size="l" />}
      </ValidationField>
      {asked.questions.map((question) => (
        <QuestionField key={question.id} question={question} form={form} />
      ))}
      {tourist.kind === "person" && (
        <ValidationField
          form={form}
          name="joins_guest_summary"
          label={texts.summary.title}
          hideLabel
          className={styles.wide}
        >
          {({ value, onValueChange }) => (
            <SummaryBox checked={value} onCheckedChange={onValueChange} isOwn={isOwn} />
          )}
        </ValidationField>
      )}
    </div>
  );
}
