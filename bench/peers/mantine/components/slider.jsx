import "@mantine/core/styles/Slider.css";
import { MantineProvider, RangeSlider, Slider } from "@mantine/core";

export const Example = () => (
  <MantineProvider>
    <Slider thumbLabel="Age" defaultValue={20} marks={[{ value: 50, label: "50" }]} />
    <RangeSlider thumbFromLabel="From" thumbToLabel="To" defaultValue={[20, 60]} />
  </MantineProvider>
);
