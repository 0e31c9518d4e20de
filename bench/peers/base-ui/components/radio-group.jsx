import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";

export const Example = () => (
  <RadioGroup aria-label="Payment" name="payment" defaultValue="card">
    {["card", "sbp"].map((value) => (
      <label key={value}>
        <Radio.Root value={value}>
          <Radio.Indicator>●</Radio.Indicator>
        </Radio.Root>
        {value}
      </label>
    ))}
  </RadioGroup>
);
