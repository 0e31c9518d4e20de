import { Switch } from "@tour/ui-kit/switch";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";

export function SwitchEditor({ field, path, value }: EditorProps<boolean>) {
  const { write } = useBlockForm();
  return (
    <Switch checked={value ?? false} onCheckedChange={(on) => write(path, on)}>
      {field.hints.label}
    </Switch>
  );
}
