import { useQuery } from "@tanstack/react-query";
import type { PageType } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { useSite } from "@tour/office/shell";
import { Modal } from "@tour/ui-kit/modal";
import { Segmented } from "@tour/ui-kit/segmented";
import { Spinner } from "@tour/ui-kit/spinner";
import { useState } from "react";
import { sayMoment } from "@tour/blocks/format";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { texts as allTexts } from "../../../texts/ru.ts";
import { VersionPage } from "../version-page.tsx";
import windowStyles from "../version-window.module.css";
import type { ScheduledProps } from "./scheduled-props.ts";
import styles from "./scheduled.module.css";

const texts = allTexts.later;

/** The pages as they would be, went it out now. */
export function ScheduledWindow({
  organizerId,
  publication: { id, publish_at: publishAt, parts },
  timeZone,
  close,
}: ScheduledProps & { close: () => void }) {
  const isOfTourOnly = parts.main.length === 0 && parts.tour.length > 0;
  const [type, setType] = useState<PageType>(isOfTourOnly ? "tour" : "main");
  return (
    <Modal
      open
      onOpenChange={close}
      title={texts.lookTitle(sayMoment(publishAt, timeZone))}
      width={1320}
    >
      <div className={windowStyles.root}>
        <Segmented<PageType>
          aria-label={texts.pages}
          options={(["main", "tour"] as const).map((value) => ({
            value,
            label: texts.page[value],
          }))}
          value={type}
          onValueChange={setType}
        />
        <p className={styles.quiet}>{texts.lookText}</p>
        <ScheduledPage key={type} {...{ organizerId, id, type }} />
      </div>
    </Modal>
  );
}

interface ScheduledPageProps {
  organizerId: number;
  id: number;
  type: PageType;
}

function ScheduledPage({ organizerId, id, type }: ScheduledPageProps) {
  const site = useSite();
  const { data, error, refetch } = useQuery({
    ...builderQueries.scheduledPage(client, organizerId, id, type),
    staleTime: 0,
  });
  if (error) return <LoadFailure error={error} again={() => void refetch()} />;
  if (data && site) return <VersionPage site={site} shown={data} title={texts.frame} />;
  return (
    <p className={windowStyles.loading} role="status">
      <Spinner /> {texts.loading}
    </p>
  );
}
