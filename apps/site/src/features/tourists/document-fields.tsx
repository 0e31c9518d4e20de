import { identityDocuments, touristLimits } from "@tour/api";
import type { IdentityDocument, Tourist } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { defineRule, rules } from "@tour/validation";
import { useFieldValue } from "@tour/validation/react";
import { useState } from "react";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";
import { isWhole } from "./document-mask.ts";
import { DocumentNumber } from "./document-number.tsx";
import type { TouristState } from "./use-tourist.ts";
import styles from "./tourist-card.module.css";

const needed = rules(`required|max:${touristLimits.document}`);
const optional = rules(`max:${touristLimits.document}`);
const wholeOf = (kind: IdentityDocument) =>
  defineRule({
    name: "document_number",
    test: (value) => !value || isWhole(kind, String(value)),
  });
const wholeRules = {
  passport: wholeOf("passport"),
  foreign_passport: wholeOf("foreign_passport"),
  birth_certificate: wholeOf("birth_certificate"),
  other: wholeOf("other"),
};

interface DocumentFieldsProps {
  tourist: Tourist;
  state: TouristState;
  isLive: boolean;
}

/** The tourist's document: once its number is kept, only its end is shown. */
export function DocumentFields({ tourist, state, isLive }: DocumentFieldsProps) {
  const { form } = state;
  const kind = useFieldValue(form, "document_kind");
  const typed = useFieldValue(form, "passport");
  const isKept = tourist.passport_mask !== "" && tourist.document_kind === kind && typed === "";
  // A field that is there stays there: what is kept while somebody types on must not move the form.
  const [isOpen, setOpen] = useState(!isKept);
  const pattern = kind === "birth_certificate" ? texts.document.certificate : undefined;
  const placeholder = isKept ? tourist.passport_mask : pattern;
  return (
    <>
      <ValidationField
        form={form}
        name="document_kind"
        label={texts.document.kind}
        className={styles.wide}
      >
        {({ value, ...control }) => (
          <RadioGroup {...control} value={value} orientation="none" className={styles.kinds}>
            {identityDocuments.map((one) => (
              <Radio key={one} value={one}>
                {texts.document.kinds[one]}
              </Radio>
            ))}
          </RadioGroup>
        )}
      </ValidationField>
      {isKept && !isOpen && isLive ? (
        <div className={styles.kept}>
          <p>
            {texts.document.kept}: <strong>{tourist.passport_mask}</strong>
          </p>
          <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
            {texts.document.change}
          </Button>
          <Button variant="ghost" size="s" onClick={() => void state.eraseNumber()}>
            {texts.document.erase}
          </Button>
        </div>
      ) : (
        <ValidationField
          form={form}
          name="passport"
          label={texts.document.numbers[kind]}
          hint={isKept ? texts.document.keptNote(tourist.passport_mask) : texts.document.note}
          rules={[...(isKept ? optional : needed), wholeRules[kind]]}
          messages={{ document_number: texts.document.wrong }}
          className={styles.wide}
        >
          {(control) => (
            <DocumentNumber
              control={control}
              kind={kind}
              placeholder={placeholder}
              isLive={isLive}
            />
          )}
        </ValidationField>
      )}
    </>
  );
}
