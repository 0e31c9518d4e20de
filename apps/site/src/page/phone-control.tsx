import { Input } from "@tour/ui-kit/input";
import { PhoneInput } from "@tour/ui-kit/phone-input";
import type { ValidationControl } from "@tour/ui-kit/validation-field";
import { normalizePhone } from "@tour/validation";
import { usePlainControl } from "./use-plain-control.ts";

interface PhoneControlProps {
  control: ValidationControl<string>;
  isLive: boolean;
}

/** A phone number; without a script a plain field takes it in whatever way it is written. */
export function PhoneControl({ control, isLive }: PhoneControlProps) {
  const { isPlain, plain } = usePlainControl(isLive, (typed) =>
    control.onValueChange(normalizePhone(typed)),
  );
  const { name, value } = control;
  return isPlain ? (
    <Input
      name={name}
      defaultValue={value}
      ref={plain}
      size="l"
      type="tel"
      autoComplete="tel"
      inputMode="tel"
    />
  ) : (
    <PhoneInput {...control} size="l" message="none" />
  );
}
