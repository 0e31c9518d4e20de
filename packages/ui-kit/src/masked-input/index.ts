export { MaskedInput, type MaskedFacts, type MaskedInputProps } from "./masked-input.tsx";
export { applyMask, isComplete, unmask } from "./mask.ts";
