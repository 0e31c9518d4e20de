import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/dates/styles.css";
import { MantineProvider } from "@mantine/core";
import { DatePicker } from "@mantine/dates";

export const Example = () => (
  <MantineProvider>
    <DatePicker
      type="range"
      numberOfColumns={2}
      minDate="2026-05-01"
      aria-label="Dates"
      renderDay={(date) => <b>{date.slice(8)}</b>}
    />
  </MantineProvider>
);
