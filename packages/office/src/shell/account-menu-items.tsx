import { MenuItem, MenuLabel, MenuSeparator } from "@tour/ui-kit/dropdown";
import { texts } from "../texts/ru.ts";
import { useAppLink } from "../links/app-link.tsx";
import { useOrganizer } from "./use-organizer.ts";
import { useSignOut } from "./use-sign-out.ts";

export function AccountMenuItems() {
  const { account, organizer, isOwner, may } = useOrganizer();
  const signOut = useSignOut();
  const linkTo = useAppLink();
  const others = account.organizers.filter(({ id }) => id !== organizer.id);
  return (
    <>
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
      <MenuItem {...linkTo("builder", "/status")}>{texts.account.serviceStatus}</MenuItem>
      <MenuItem onSelect={() => void signOut()}>{texts.account.signOut}</MenuItem>
    </>
  );
}
