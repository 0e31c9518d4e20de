import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Input.css";
import "@mantine/dates/styles.css";
import { MantineProvider } from "@mantine/core";
import { DatePickerInput } from "@mantine/dates";

export const Example = () => (
  <MantineProvider>
    <DatePickerInput label="Dates" type="range" numberOfColumns={2} clearable />
  </MantineProvider>
);
