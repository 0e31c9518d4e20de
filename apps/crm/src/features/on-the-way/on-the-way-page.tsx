import { Screen, ScreenHeader, screenBack, useOrganizer } from "@tour/office/shell";
import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useStore } from "zustand";
import type { UnsentDeed } from "../../offline/unsent-deed.ts";
import { isDeed, unsentStore } from "../../offline/unsent.ts";
import { wayTexts as texts } from "../../texts/on-the-way.ru.ts";
import { ActionGrid } from "./action-grid.tsx";
import { DateForm } from "./date-form.tsx";
import { DeedList } from "./deed-list.tsx";
import { listActs } from "./list-acts.ts";
import { MessageForm } from "./message-form.tsx";
import { NoticeForm } from "./notice-form.tsx";
import { PhotoForm } from "./photo-form.tsx";
import { StandingNotice } from "./standing-notice.tsx";
import { useReadAhead } from "./use-read-ahead.ts";
import type { WayAct, WaySearch } from "./way-search.ts";

/** What can be done on the way, and how what was done fares. */
export function OnTheWayPage({ search: { act, mend } }: { search: WaySearch }) {
  const { may } = useOrganizer();
  const acts = listActs(may);
  useReadAhead();
  if (act && acts.includes(act)) return <ActScreen key={mend ?? act} act={act} mend={mend} />;
  return (
    <Screen toasts="above">
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ActionGrid acts={acts} />
      {/* Below: it is read after the screen is there, and must not move what a finger is about to press. */}
      {acts.includes("notice") && <StandingNotice />}
      <DeedList />
    </Screen>
  );
}

/** The form of one action. */
function ActScreen({ act, mend }: { act: WayAct; mend: string | undefined }) {
  const { organizer } = useOrganizer();
  const entries = useStore(unsentStore, (state) => state.entries);
  const mended = entries.filter(isDeed).find(({ id, kind }) => id === mend && kind === act);
  const { title, text } = texts.acts[act];
  return (
    <Screen toasts="above">
      <Link
        to="/$organizerId/on-the-way"
        params={{ organizerId: organizer.id }}
        search={{}}
        className={screenBack}
      >
        <ChevronLeft size={18} aria-hidden />
        {texts.back}
      </Link>
      <ScreenHeader title={title} lead={text} />
      <ActForm act={act} mended={mended} />
    </Screen>
  );
}

function ActForm({ act, mended }: { act: WayAct; mended: UnsentDeed | undefined }) {
  switch (act) {
    case "notice":
      return <NoticeForm mended={mended?.kind === "notice" ? mended : undefined} />;
    case "date":
      return <DateForm />;
    case "photo":
      return <PhotoForm mended={mended?.kind === "photo" ? mended : undefined} />;
    case "message":
      return <MessageForm mended={mended?.kind === "message" ? mended : undefined} />;
  }
}
