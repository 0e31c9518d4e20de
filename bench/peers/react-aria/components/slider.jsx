import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from "react-aria-components";

export const Example = () => (
  <Slider defaultValue={[20, 60]} step={1}>
    <Label>Age</Label>
    <SliderOutput />
    <SliderTrack>
      <SliderThumb index={0} aria-label="From" />
      <SliderThumb index={1} aria-label="To" />
    </SliderTrack>
  </Slider>
);
