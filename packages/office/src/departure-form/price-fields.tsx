import type { EditedTour } from "@tour/api";
import { NumberInput } from "@tour/ui-kit/number-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { tourEditingCalls } from "@tour/api/contract";
import type { Form } from "@tour/validation";
import { readBounds } from "../forms/read-call-rules.ts";
import { inUnits } from "../format/minor-units.ts";
import { departureFormTexts as texts } from "../texts/departure-form.ru.ts";
import type { TypedPrice } from "./date-values.ts";
import styles from "./departure-form.module.css";

const { min = 0 } = readBounds(tourEditingCalls.createDeparture.body!, "prices.0.amount");

interface PriceFieldsProps<Values extends { prices: TypedPrice[] }> {
  form: Form<Values>;
  tour: EditedTour;
}

/** What each of the tour's price options costs. */
export function PriceFields<Values extends { prices: TypedPrice[] }>(
  props: PriceFieldsProps<Values>,
) {
  const { currency, price_options: options } = props.tour.fields;
  const form = props.form as unknown as Form<{ prices: TypedPrice[] }>;
  return (
    <div className={styles.pair}>
      {options.map(({ id, title }, index) => (
        <ValidationField
          key={id}
          form={form}
          name={`prices.${index}.sum`}
          label={texts.price(title, currency)}
          rules={options.length === 1 ? "required" : ""}
        >
          {(control) => <NumberInput {...control} min={inUnits(min)} step={100} hideSteps />}
        </ValidationField>
      ))}
    </div>
  );
}
