import { texts } from "../../texts/ru.ts";
import { Screen, ScreenHeader, SettingsCard, useOrganizer } from "@tour/office/shell";
import { ChangePassword } from "./change-password.tsx";
import { SessionList } from "./session-list.tsx";

/** The account of whoever is signed in: its password, and where it is open. */
export function AccountPage() {
  const { account } = useOrganizer();
  return (
    <Screen>
      <ScreenHeader title={texts.account.title} lead={texts.account.lead(account.email)} />
      <SettingsCard title={texts.account.password}>
        <ChangePassword email={account.email} />
      </SettingsCard>
      <SettingsCard title={texts.account.sessions}>
        <SessionList />
      </SettingsCard>
    </Screen>
  );
}
