import { Link, Outlet } from "@tanstack/react-router";
import { OfficeShell, useOrganizer, useSite } from "@tour/office/shell";
import { LiveSite } from "../live/live-site.tsx";
import { texts } from "../texts/ru.ts";

const siteScreens = ["design", "settings", "domain", "documents", "versions"] as const;

/** The frame of every screen about an organiser's site. */
export function Shell() {
  const { organizer, isOwner, may } = useOrganizer();
  const site = useSite();
  const params = { organizerId: organizer.id };
  const siteSections = site && may("editor") && (
    <>
      <Link to="/$organizerId/page/$type" params={{ ...params, type: "main" }}>
        {texts.nav.main}
      </Link>
      <Link to="/$organizerId/page/$type" params={{ ...params, type: "tour" }}>
        {texts.nav.tour}
      </Link>
      {siteScreens.map((screen) => (
        <Link key={screen} to={`/$organizerId/${screen}`} params={params}>
          {texts.nav[screen]}
        </Link>
      ))}
    </>
  );
  const sections = may("office") && (
    <>
      {may("editor") && (
        <Link to="/$organizerId" params={params} activeOptions={{ exact: true }}>
          {texts.nav.overview}
        </Link>
      )}
      {siteSections}
      {may("editor") && (
        <Link to="/$organizerId/profile" params={params}>
          {texts.nav.profile}
        </Link>
      )}
      {isOwner && (
        <Link to="/$organizerId/payments" params={params}>
          {texts.nav.payments}
        </Link>
      )}
      <Link to="/$organizerId/team" params={params}>
        {texts.nav.team}
      </Link>
      {isOwner && (
        <Link to="/$organizerId/activity" params={params}>
          {texts.nav.activity}
        </Link>
      )}
    </>
  );
  const shell = (
    <OfficeShell area="site" sections={sections}>
      <Outlet />
    </OfficeShell>
  );
  return may("editor") ? <LiveSite organizerId={organizer.id}>{shell}</LiveSite> : shell;
}
