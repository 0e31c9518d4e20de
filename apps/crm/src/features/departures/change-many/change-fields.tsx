import { SaleStartFields } from "@tour/office/departure-form";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { NumberInput } from "@tour/ui-kit/number-input";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { Segmented } from "@tour/ui-kit/segmented";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { rules } from "@tour/validation";
import { useField } from "@tour/validation/react";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import styles from "../side-sheet.module.css";
import own from "./change-many.module.css";
import { mostPercent } from "./change-price.ts";
import type { ManyValues } from "./many-values.ts";
import type { useChangeMany } from "./use-change-many.ts";

const texts = departuresTexts.many;

const listOptions = <Value extends string>(names: Record<Value, string>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));

const kinds = listOptions<ManyValues["kind"]>(texts.kinds);
const directions = listOptions<ManyValues["direction"]>(texts.directions);
const units = listOptions<ManyValues["by"]>(texts.unitNames);
const statuses = listOptions<ManyValues["status"]>(texts.statuses);

const sumRules = rules("required|min_value:0");
const percentRules = rules(`required|min_value:0|max_value:${mostPercent}`);

interface ChangeFieldsProps {
  changing: Pick<ReturnType<typeof useChangeMany>, "form" | "field" | "bounds" | "values">;
}

/** What is to be changed, and how. */
export function ChangeFields({ changing }: ChangeFieldsProps) {
  const { form, field, bounds, values } = changing;
  const kind = useField(form, "kind");
  return (
    <div className={styles.part}>
      <Segmented
        className={own.kinds}
        aria-label={texts.what}
        options={kinds}
        value={kind.value}
        onValueChange={kind.setValue}
      />
      {values.kind === "price" && <PriceChangeFields changing={changing} />}
      {values.kind === "seats" && (
        <ValidationField {...field("capacity", "required")} label={texts.capacity} required={false}>
          {(control) => <NumberInput {...control} {...bounds("capacity")} />}
        </ValidationField>
      )}
      {values.kind === "sale" && <SaleStartFields form={form} timeZone={null} />}
      {values.kind === "status" && (
        <ValidationField {...field("status")} label={texts.status} hideLabel>
          {({ name, value, onValueChange }) => (
            <RadioGroup
              name={name}
              value={value}
              onValueChange={(status) => onValueChange(status as ManyValues["status"])}
            >
              {statuses.map(({ value: status, label }) => (
                <Radio key={status} value={status}>
                  {label}
                </Radio>
              ))}
            </RadioGroup>
          )}
        </ValidationField>
      )}
    </div>
  );
}

function PriceChangeFields({ changing: { form, values } }: ChangeFieldsProps) {
  const direction = useField(form, "direction");
  const by = useField(form, "by");
  const rounding = useField(form, "isRounded");
  const isPercent = values.by === "percent";
  return (
    <>
      <div className={own.line}>
        <Segmented
          aria-label={texts.direction}
          options={directions}
          value={direction.value}
          onValueChange={direction.setValue}
        />
        <Segmented
          aria-label={texts.unit}
          options={units}
          value={by.value}
          onValueChange={by.setValue}
        />
      </div>
      <div className={own.line}>
        <ValidationField
          form={form}
          name="amount"
          label={texts.by}
          rules={isPercent ? percentRules : sumRules}
          required={false}
        >
          {(control) => (
            <NumberInput {...control} min={0} max={isPercent ? mostPercent : undefined} hideSteps />
          )}
        </ValidationField>
        <Checkbox
          className={own.round}
          checked={rounding.value}
          onCheckedChange={rounding.setValue}
        >
          {texts.round}
        </Checkbox>
      </div>
    </>
  );
}
