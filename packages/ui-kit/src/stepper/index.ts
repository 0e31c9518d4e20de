export { Stepper, type Step, type StepperProps } from "./stepper.tsx";
