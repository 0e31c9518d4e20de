import { touristLimits } from "@tour/api";
import type { TouristQuestion } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { rules } from "@tour/validation";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";
import type { TouristState } from "./use-tourist.ts";
import styles from "./tourist-card.module.css";

const needed = rules(`required|max:${touristLimits.answer}`);
const optional = rules(`max:${touristLimits.answer}`);

interface QuestionFieldProps {
  question: TouristQuestion;
  form: TouristState["form"];
}

/** One of the organiser's own questions, which are frozen with the request. */
export function QuestionField({ question, form }: QuestionFieldProps) {
  const { id, title, kind, is_required: isRequired } = question;
  const options =
    kind === "yes_no"
      ? [
          { value: "yes", words: texts.yes },
          { value: "no", words: texts.no },
        ]
      : question.options.map((option) => ({ value: option, words: option }));
  return (
    <ValidationField
      form={form}
      name={`questionnaire.${id}`}
      label={title}
      rules={isRequired ? needed : optional}
      className={styles.wide}
    >
      {({ name, value, onValueChange }) =>
        kind === "text" ? (
          <Input name={name} value={String(value)} onValueChange={onValueChange} size="l" />
        ) : (
          <RadioGroup
            name={name}
            value={String(value)}
            onValueChange={onValueChange}
            orientation={kind === "yes_no" ? "horizontal" : "vertical"}
          >
            {options.map((option) => (
              <Radio key={option.value} value={option.value}>
                {option.words}
              </Radio>
            ))}
          </RadioGroup>
        )
      }
    </ValidationField>
  );
}
