import "@mantine/core/styles/Input.css";
import { Input, MantineProvider } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Input.Wrapper label="Name" description="As in the passport" error="Required field" required>
      <Input />
    </Input.Wrapper>
  </MantineProvider>
);
