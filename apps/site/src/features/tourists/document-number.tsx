import type { IdentityDocument } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { MaskedInput } from "@tour/ui-kit/masked-input";
import type { ValidationControl } from "@tour/ui-kit/validation-field";
import { usePlainControl } from "../../page/use-plain-control.ts";
import { CertificateInput } from "./certificate-input.tsx";
import { masks } from "./document-mask.ts";

interface DocumentNumberProps {
  control: ValidationControl<string>;
  kind: IdentityDocument;
  placeholder: string | undefined;
  isLive: boolean;
}

/**
 * A document's number in the form that its kind has; without a script a plain field takes it however it
 * is written, and stays for as long as somebody who began there is writing.
 */
export function DocumentNumber({ control, kind, placeholder, isLive }: DocumentNumberProps) {
  const { isPlain, plain } = usePlainControl(isLive, control.onValueChange);
  const shared = { size: "l", autoComplete: "off", placeholder } as const;
  if (isPlain) {
    return (
      <Input
        {...shared}
        name={control.name}
        defaultValue={control.value}
        ref={plain}
        onValueChange={control.onValueChange}
      />
    );
  }
  if (kind === "birth_certificate") return <CertificateInput {...control} {...shared} />;
  const mask = masks[kind];
  if (!mask) return <Input {...control} {...shared} />;
  return (
    <MaskedInput
      {...control}
      {...shared}
      mask={mask}
      onValueChange={(text) => control.onValueChange(text)}
    />
  );
}
