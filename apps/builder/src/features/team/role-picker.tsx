import type { OrganizerRole } from "@tour/api";
import { nameRole } from "@tour/office/format";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { texts as allTexts } from "../../texts/ru.ts";

const texts = allTexts.team;
/** What most are invited to be comes first. */
const roles = ["manager", "guide", "editor", "owner"] as const satisfies OrganizerRole[];

interface RolePickerProps {
  name?: string | undefined;
  value: OrganizerRole;
  onValueChange: (role: OrganizerRole) => void;
}

/** What somebody may do: each role with what it opens. */
export function RolePicker({ name, value, onValueChange }: RolePickerProps) {
  return (
    <RadioGroup<OrganizerRole> name={name} value={value} onValueChange={onValueChange}>
      {roles.map((role) => (
        <Radio key={role} value={role} description={texts.does[role]}>
          {nameRole(role)}
        </Radio>
      ))}
    </RadioGroup>
  );
}
