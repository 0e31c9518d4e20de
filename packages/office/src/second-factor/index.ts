export { CodeFields } from "./code-fields.tsx";
export { formatCode } from "./format-code.ts";
export { RecoveryCodes } from "./recovery-codes.tsx";
export { SecondFactorGate } from "./second-factor-gate.tsx";
export { SetUpFactor } from "./set-up-factor.tsx";
export { useCodeForm } from "./use-code-form.ts";
export { useDemoAccounts } from "./use-demo-accounts.ts";
export type { DemoAccount } from "./use-demo-accounts.ts";
