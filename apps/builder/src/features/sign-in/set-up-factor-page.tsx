import { SetUpFactor } from "@tour/office/second-factor";
import { SignOutButton } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import { EntryPage } from "./entry-page.tsx";
import { useEnter } from "./use-enter.ts";

/** Where staff who have no second factor yet are led through setting it up. */
export function SetUpFactorPage({ next }: { next: string }) {
  const enter = useEnter(next);
  return (
    <EntryPage title={texts.secondFactor.setUp.title} lead={texts.secondFactor.setUp.lead}>
      <SetUpFactor done={() => void enter()} />
      <div>
        <SignOutButton />
      </div>
    </EntryPage>
  );
}
