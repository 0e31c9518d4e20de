import { AppLink } from "@tour/office/links";
import { Brand, SignOutButton } from "@tour/office/shell";
import type { Account } from "@tour/office/shell";
import { AccountPage } from "./account-page.tsx";
import styles from "./staff-account-page.module.css";

/** The account in a frame of its own, which leads back to what staff do. */
export function StaffAccountPage({ account }: { account: Account }) {
  return (
    <>
      <header className={styles.bar}>
        <AppLink app="crm" path="/" className={styles.home}>
          <Brand />
        </AppLink>
        <SignOutButton />
      </header>
      <AccountPage account={account} />
    </>
  );
}
