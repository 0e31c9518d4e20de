import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { Screen, ScreenHeader, screenBack } from "@tour/office/shell";
import { formatInstant } from "@tour/office/format";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import { DecisionCard } from "./decision-card.tsx";
import { ImpersonateCard } from "./impersonate-card.tsx";
import { MarketCard } from "./market-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import { PublicCard } from "./public-card.tsx";

const texts = staffTexts.page;

/** One organiser: whether they are who they say, and whether the marketplace shows them. */
export function StaffOrganizerPage({ id }: { id: number }) {
  const { data: organizer } = useSuspenseQuery(staffQueries.organizer(id));
  const { data: verification } = useSuspenseQuery(staffQueries.verification(id));
  return (
    <Screen>
      <Link to="/organizers" className={screenBack}>
        <ChevronLeft size={16} aria-hidden />
        {texts.back}
      </Link>
      <ScreenHeader
        title={organizer.name}
        lead={texts.since(organizer.id, formatInstant(organizer.created_at))}
      />
      <DecisionCard id={id} verification={verification} />
      <MarketCard organizer={organizer} />
      <PeopleCard people={organizer.users} />
      <PublicCard id={id} />
      <ImpersonateCard id={id} />
    </Screen>
  );
}
