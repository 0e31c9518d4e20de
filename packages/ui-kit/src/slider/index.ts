export { Slider, type SliderProps, type SliderTick } from "./slider.tsx";
