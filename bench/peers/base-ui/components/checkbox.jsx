import { Checkbox } from "@base-ui/react/checkbox";

export const Example = () => (
  <>
    <Checkbox.Root id="vegetarian" indeterminate>
      <Checkbox.Indicator>✓</Checkbox.Indicator>
    </Checkbox.Root>
    <label htmlFor="vegetarian">Vegetarian</label>
  </>
);
