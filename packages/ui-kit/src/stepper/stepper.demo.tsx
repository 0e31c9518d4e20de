import { useState } from "react";
import { defineDemo } from "../demo/define-demo.ts";
import { Stepper } from "./index.ts";

const steps = [
  { title: "Даты", description: "12–18 июля" },
  { title: "Туристы", description: "2 человека" },
  { title: "Договор" },
  { title: "Оплата" },
];

function StepperDemo() {
  const [step, setStep] = useState(1);
  return <Stepper steps={steps} value={step} reached={2} onValueChange={setStep} />;
}

export const demo = defineDemo({
  group: "navigation",
  title: "Шаги",
  text: "Где мы в деле из нескольких шагов; пройденные можно открыть снова.",
  isWide: true,
  Show: StepperDemo,
});
