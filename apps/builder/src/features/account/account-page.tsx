import { Screen, ScreenHeader, SettingsCard } from "@tour/office/shell";
import type { Account } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import { ChangePassword } from "./change-password.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { SessionList } from "./session-list.tsx";

/** The account of whoever is signed in: its password, its second factor, and where it is open. */
export function AccountPage({ account: { email } }: { account: Account }) {
  return (
    <Screen>
      <ScreenHeader title={texts.account.title} lead={texts.account.lead(email)} />
      <SettingsCard title={texts.account.password}>
        <ChangePassword email={email} />
      </SettingsCard>
      <SecondFactorCard />
      <SettingsCard title={texts.account.sessions}>
        <SessionList />
      </SettingsCard>
    </Screen>
  );
}
