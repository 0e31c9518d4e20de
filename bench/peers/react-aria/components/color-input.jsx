import {
  Button,
  ColorArea,
  ColorField,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorThumb,
  Dialog,
  DialogTrigger,
  Input,
  Label,
  Popover,
  SliderTrack,
} from "react-aria-components";

export const Example = () => (
  <ColorPicker defaultValue="#7c3aed">
    <DialogTrigger>
      <Button aria-label="Choose a colour">
        <ColorSwatch />
      </Button>
      <Popover>
        <Dialog aria-label="Colour">
          <ColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness">
            <ColorThumb />
          </ColorArea>
          <ColorSlider colorSpace="hsb" channel="hue">
            <SliderTrack>
              <ColorThumb />
            </SliderTrack>
          </ColorSlider>
        </Dialog>
      </Popover>
    </DialogTrigger>
    <ColorField>
      <Label>Accent</Label>
      <Input />
    </ColorField>
  </ColorPicker>
);
