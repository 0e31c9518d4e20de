import { texts } from "../texts/ru.ts";
import { ScreenNote } from "./failure.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

/** Signed in, but without an organiser to act for. */
export function NoOrganizers() {
  return (
    <ScreenNote title={texts.account.noOrganizers} text={texts.account.noOrganizersText}>
      <SignOutButton />
    </ScreenNote>
  );
}
