import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import { MantineProvider } from "@mantine/core";
import { DatePickerInput } from "@mantine/dates";

export const Example = () => (
  <MantineProvider>
    <DatePickerInput aria-label="Day" />
  </MantineProvider>
);
