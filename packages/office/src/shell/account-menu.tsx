import { Avatar } from "@tour/ui-kit/avatar";
import { DropdownMenu } from "@tour/ui-kit/dropdown";
import { ChevronDown } from "lucide-react";
import { lateItems } from "../late/index.ts";
import styles from "./account-menu.module.css";
import { useOrganizer } from "./use-organizer.ts";

export const AccountMenuItems = lateItems(() =>
  import("./account-menu-items.tsx").then((module) => module.AccountMenuItems),
);

/** Who is signed in, for which organiser, and the ways to another one or out. */
export function AccountMenu() {
  const { account, organizer } = useOrganizer();
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={styles.account}>
          <Avatar decorative size={28} name={account.name || account.email} />
          <span className={styles.name}>{organizer.name}</span>
          <ChevronDown size={16} aria-hidden />
        </button>
      }
    >
      <AccountMenuItems />
    </DropdownMenu>
  );
}
