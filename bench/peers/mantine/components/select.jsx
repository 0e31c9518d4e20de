import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import { MantineProvider, MultiSelect, Select } from "@mantine/core";

const data = [{ group: "Russia", items: [{ value: "altai", label: "Altai" }] }];

export const Example = () => (
  <MantineProvider>
    <Select label="Region" data={data} searchable clearable nothingFoundMessage="Nothing found" />
    <MultiSelect label="Regions" data={data} searchable />
  </MantineProvider>
);
