import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Radio.css";
import { MantineProvider, Radio } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Radio.Group label="Payment" name="payment" defaultValue="card">
      <Radio value="card" label="Card" description="At once" />
      <Radio value="sbp" label="SBP" />
    </Radio.Group>
  </MantineProvider>
);
