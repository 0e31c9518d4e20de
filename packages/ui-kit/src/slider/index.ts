export {
  Slider,
  type SliderBaseProps,
  type SliderProps,
  type SliderTick,
  type SliderValue,
} from "./slider.tsx";
