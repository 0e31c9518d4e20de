import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { FirstPublication } from "./first-publication.tsx";
import { WaitingLines } from "./later/waiting-lines.tsx";
import styles from "./publish-button.module.css";
import { PickedPublication } from "./picked-publication.tsx";
import type { PublicationProps } from "./publication-props.ts";

/** What may be published now, and what is better known before. */
export function PublishChoices(props: Omit<PublicationProps, "site">) {
  const { data: site } = useQuery({
    ...builderQueries.site(client, props.organizerId),
    // It may have been changed a second ago, here or in another window.
    staleTime: 0,
  });
  if (!site) return null;
  // A header leads to the main page: a tour's page is not opened to guests before it.
  const Publication = site.published_at === null ? FirstPublication : PickedPublication;
  const { organizerId, leave } = props;
  return (
    <div className={styles.choices}>
      <WaitingLines organizerId={organizerId} leave={leave} />
      <Publication {...props} site={site} />
    </div>
  );
}
