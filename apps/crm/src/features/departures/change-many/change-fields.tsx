import { Checkbox } from "@tour/ui-kit/checkbox";
import { Field } from "@tour/ui-kit/field";
import { NumberInput } from "@tour/ui-kit/number-input";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { Segmented } from "@tour/ui-kit/segmented";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "../side-sheet.module.css";
import own from "./change-many.module.css";
import type { ManyValues } from "./many-values.ts";

const texts = allTexts.departures.many;

const listOptions = <Value extends string>(names: Record<Value, string>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));

const kinds = listOptions<ManyValues["kind"]>(texts.kinds);
const directions = listOptions<ManyValues["direction"]>(texts.directions);
const units = listOptions<ManyValues["by"]>(texts.unitNames);
const statuses = listOptions<ManyValues["status"]>(texts.statuses);

interface ChangeFieldsProps {
  values: ManyValues;
  setValues: (values: ManyValues) => void;
}

/** What is to be changed, and how. */
export function ChangeFields({ values, setValues }: ChangeFieldsProps) {
  const set = (changes: Partial<ManyValues>) => setValues({ ...values, ...changes });
  return (
    <div className={styles.part}>
      <Segmented
        className={own.kinds}
        aria-label={texts.what}
        options={kinds}
        value={values.kind}
        onValueChange={(kind) => set({ kind })}
      />
      {values.kind === "price" && (
        <>
          <div className={own.line}>
            <Segmented
              aria-label={texts.direction}
              options={directions}
              value={values.direction}
              onValueChange={(direction) => set({ direction })}
            />
            <Segmented
              aria-label={texts.unit}
              options={units}
              value={values.by}
              onValueChange={(by) => set({ by })}
            />
          </div>
          <div className={own.line}>
            <Field label={texts.by}>
              <NumberInput
                min={0}
                {...(values.by === "percent" && { max: 100 })}
                value={values.amount}
                onValueChange={(amount) => set({ amount })}
                hideSteps
              />
            </Field>
            <Checkbox
              className={own.round}
              checked={values.isRounded}
              onCheckedChange={(isRounded) => set({ isRounded })}
            >
              {texts.round}
            </Checkbox>
          </div>
        </>
      )}
      {values.kind === "seats" && (
        <Field label={texts.capacity}>
          <NumberInput
            min={1}
            max={10_000}
            value={values.capacity}
            onValueChange={(capacity) => set({ capacity })}
          />
        </Field>
      )}
      {values.kind === "status" && (
        <RadioGroup
          aria-label={texts.status}
          value={values.status}
          onValueChange={(status) => set({ status: status as ManyValues["status"] })}
        >
          {statuses.map(({ value, label }) => (
            <Radio key={value} value={value}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
      )}
    </div>
  );
}
