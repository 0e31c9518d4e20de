import { Slider } from "@base-ui/react/slider";

export const Example = () => (
  <Slider.Root aria-label="Age" defaultValue={[20, 60]} step={1}>
    <Slider.Value />
    <Slider.Control>
      <Slider.Track>
        <Slider.Indicator />
        <Slider.Thumb index={0} aria-label="From" />
        <Slider.Thumb index={1} aria-label="To" />
      </Slider.Track>
    </Slider.Control>
  </Slider.Root>
);
