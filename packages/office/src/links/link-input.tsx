import { Input } from "@tour/ui-kit/input";
import type { InputProps } from "@tour/ui-kit/input";
import { completeAddress } from "./complete-address.ts";

interface LinkInputProps extends Omit<InputProps, "value" | "onValueChange"> {
  value: string;
  onValueChange: (address: string) => void;
  /** Takes pages of the web alone, no e-mails, phones or places of the site. Default `false`. */
  webOnly?: boolean;
}

/** Keys with which a field or its form is left while the focus stands in it. */
const leavingKeys = new Set(["Enter", "Escape"]);

/**
 * Where a link leads: what was typed becomes a whole address when the field is left, never before.
 * What makes none stays as it was typed, for the form to refuse.
 */
export function LinkInput({ value, onValueChange, webOnly = false, ...rest }: LinkInputProps) {
  const complete = () => {
    const address = completeAddress(value);
    const isRefused = address === undefined || (webOnly && !/^(?:https?:|$)/i.test(address));
    if (!isRefused && address !== value) onValueChange(address);
  };
  return (
    <Input
      inputMode="url"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      placeholder="https://"
      {...rest}
      value={value}
      onValueChange={onValueChange}
      onBlur={(event) => {
        complete();
        rest.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (leavingKeys.has(event.key)) complete();
        rest.onKeyDown?.(event);
      }}
    />
  );
}
