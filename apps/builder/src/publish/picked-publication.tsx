import { useQuery } from "@tanstack/react-query";
import type { DocumentType } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Spinner } from "@tour/ui-kit/spinner";
import { useState } from "react";
import { Changes } from "../comparison/changes.tsx";
import type { LookChange } from "../comparison/look-comparison.tsx";
import { LoadFailure } from "../shell/load-failure.tsx";
import { texts as allTexts } from "../texts/ru.ts";
import { LaterChoice } from "./later/later-choice.tsx";
import { listNotices } from "./list-notices.ts";
import { listSiteDifferences } from "./list-site-differences.ts";
import { Obstacles, useRefusal } from "./obstacles.tsx";
import type { PublicationProps } from "./publication-props.ts";
import styles from "./publish-button.module.css";
import { SiteDifferences } from "./site-differences.tsx";
import { useDrafts } from "./use-drafts.ts";
import { usePicking } from "./use-picking.ts";
import type { Picking, PickingSource } from "./use-picking.ts";

const texts = allTexts.publish;

/** What differs from the site, to be looked at before it goes out; what is not ticked waits. */
export function PickedPublication(props: PublicationProps) {
  const { organizerId, edited, site } = props;
  const { drafts, error: draftError, retry } = useDrafts(organizerId, edited);
  const published = useQuery({
    ...builderQueries.publishedSite(client, organizerId),
    staleTime: 0,
  });
  const documentOf = (type: DocumentType) => ({
    ...builderQueries.document(client, organizerId, type),
    staleTime: 0,
  });
  const agreement = useQuery(documentOf("agreement"));
  const policy = useQuery(documentOf("policy"));
  const error = published.error ?? draftError;
  const { main, tour } = drafts;
  if (published.data && main && tour) {
    const documents = [agreement.data, policy.data].filter((one) => one !== undefined);
    return (
      <Choice {...props} source={{ site, published: published.data, main, tour, documents }} />
    );
  }
  if (!error) {
    return (
      <p className={styles.working} role="status">
        <Spinner /> {texts.comparing}
      </p>
    );
  }
  const again = () => {
    void published.refetch();
    retry();
  };
  return <LoadFailure error={error} again={again} />;
}

type ChoiceProps = Omit<PublicationProps, "site"> & { source: PickingSource };

function Choice({ source, edited, publish, schedule, ...way }: ChoiceProps) {
  const picking = usePicking(source);
  const { site, published, documents } = source;
  const notices = listNotices(picking.result);
  const differences = listSiteDifferences(published, site, documents);
  // Documents that wait are on the site as they are; whether they are enough the server says.
  const missing = picking.isSiteWaiting ? [] : site.missing_documents;
  const refusal = useRefusal(notices, missing);
  return (
    <div className={styles.choices}>
      <Obstacles {...way} {...{ notices, missing, page: edited?.page }} />
      {picking.total === 0 ? (
        <p className={styles.nothing}>{texts.nothing}</p>
      ) : (
        <>
          <p className={styles.later}>{texts.lead}</p>
          <Changes
            site={site}
            groups={picking.groups}
            names={texts.names}
            ticks={picking.ticks}
            look={differences.some(({ isLook }) => isLook) ? listLooks(source) : undefined}
            renderOthers={(look) =>
              site.has_unpublished.site && (
                <SiteDifferences
                  {...{ differences, look }}
                  ticked={!picking.isSiteWaiting}
                  tick={picking.tickSite}
                />
              )
            }
          />
          <GoOut organizerId={way.organizerId} {...{ picking, refusal, publish, schedule }} />
        </>
      )}
    </div>
  );
}

/** The main page in the look that is on the site, and in the one that has been made since. */
const listLooks = ({ site, published, main }: PickingSource): LookChange => ({
  before: { blocks: published.main, site: published.site },
  after: { blocks: main, site },
});

interface GoOutProps extends Pick<PublicationProps, "organizerId" | "publish" | "schedule"> {
  picking: Picking;
  refusal: string | undefined;
}

function GoOut({ organizerId, picking, refusal, publish, schedule }: GoOutProps) {
  const { chosen, total, type, picked } = picking;
  const [isLater, setLater] = useState(false);
  const disabled = refusal !== undefined || chosen === 0;
  return (
    <div className={styles.goOut}>
      <p className={styles.later} role="status">
        {refusal ?? texts.count(chosen, total)}
      </p>
      {isLater ? (
        <LaterChoice
          {...{ organizerId, disabled }}
          send={(publishAt, departureId) => schedule({ publishAt, departureId }, type, picked)}
          close={() => setLater(false)}
        />
      ) : (
        <div className={styles.ways}>
          <Button variant="secondary" disabled={disabled} onClick={() => setLater(true)}>
            {allTexts.later.later}
          </Button>
          <Button disabled={disabled} onClick={() => publish(type, picked, total - chosen)}>
            {chosen === total ? texts.all : texts.some}
          </Button>
        </div>
      )}
    </div>
  );
}
