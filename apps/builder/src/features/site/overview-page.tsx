import { useOrganizer, useSite } from "@tour/office/shell";
import { AttachSite } from "./attach-site.tsx";
import { SiteOverview } from "./site-overview.tsx";

/** The organiser's first screen: the site and what is waiting to be published, or how to get one. */
export function OverviewPage() {
  const { isOwner, organizer } = useOrganizer();
  const site = useSite();
  if (!site) return <AttachSite organizerId={organizer.id} isOwner={isOwner} />;
  return <SiteOverview site={site} />;
}
