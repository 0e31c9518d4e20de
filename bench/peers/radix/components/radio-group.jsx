import { RadioGroup } from "radix-ui";

export const Example = () => (
  <RadioGroup.Root aria-label="Payment" name="payment" defaultValue="card">
    {["card", "sbp"].map((value) => (
      <label key={value}>
        <RadioGroup.Item value={value}>
          <RadioGroup.Indicator>●</RadioGroup.Indicator>
        </RadioGroup.Item>
        {value}
      </label>
    ))}
  </RadioGroup.Root>
);
