import { Button } from "@tour/ui-kit/button";
import { texts } from "../texts/ru.ts";
import { useSignOut } from "./use-sign-out.ts";

export function SignOutButton() {
  const signOut = useSignOut();
  return (
    <Button variant="secondary" onClick={() => void signOut()}>
      {texts.account.signOut}
    </Button>
  );
}
