import { Avatar } from "@tour/ui-kit/avatar";
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "@tour/ui-kit/dropdown";
import { ChevronDown } from "lucide-react";
import { texts } from "../texts/ru.ts";
import { useAppLink } from "../links/app-link.tsx";
import styles from "./account-menu.module.css";
import { useOrganizer } from "./use-organizer.ts";
import { useSignOut } from "./use-sign-out.ts";

/** Who is signed in, for which organiser, and the ways to another one or out. */
export function AccountMenu() {
  const { account, organizer, isOwner, may } = useOrganizer();
  const signOut = useSignOut();
  const linkTo = useAppLink();
  const others = account.organizers.filter(({ id }) => id !== organizer.id);
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
      <MenuLabel>{account.email}</MenuLabel>
      {others.map(({ id, name }) => (
        <MenuItem key={id} to={`/${id}`}>
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
      {may("office") && (
        <MenuItem {...linkTo("builder", `/${organizer.id}/team`)}>{texts.account.team}</MenuItem>
      )}
      {isOwner && (
        <MenuItem {...linkTo("builder", `/${organizer.id}/activity`)}>
          {texts.account.activity}
        </MenuItem>
      )}
      <MenuItem {...linkTo("builder", `/${organizer.id}/account`)}>{texts.account.title}</MenuItem>
      <MenuItem onSelect={() => void signOut()}>{texts.account.signOut}</MenuItem>
    </DropdownMenu>
  );
}
