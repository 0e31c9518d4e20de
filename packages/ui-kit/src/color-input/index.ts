export { ColorInput, type ColorInputProps } from "./color-input.tsx";
