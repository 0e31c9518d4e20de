import { Slider } from "radix-ui";

export const Example = () => (
  <Slider.Root defaultValue={[20, 60]} step={1}>
    <Slider.Track>
      <Slider.Range />
    </Slider.Track>
    <Slider.Thumb aria-label="From" />
    <Slider.Thumb aria-label="To" />
  </Slider.Root>
);
