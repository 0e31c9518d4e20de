import { useQuery } from "@tanstack/react-query";
import type { PageType, PageVersion } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { useOrganizer, useSite } from "@tour/office/shell";
import { Modal } from "@tour/ui-kit/modal";
import { Segmented } from "@tour/ui-kit/segmented";
import { Spinner } from "@tour/ui-kit/spinner";
import { useState } from "react";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { texts as allTexts } from "../../texts/ru.ts";
import type { Restoration } from "./use-restoring.ts";
import { VersionComparison } from "./version-comparison.tsx";
import { VersionPage } from "./version-page.tsx";
import styles from "./version-window.module.css";

const texts = allTexts.versions;

interface VersionWindowProps {
  type: PageType;
  versions: readonly PageVersion[];
  /** The version that is looked at; null for none. */
  looked: number | null;
  look: (version: number | null) => void;
  restore: (restoration: Restoration) => void;
}

type View = "page" | "compare";

/** A version as the page that it was, or beside another one or the draft. */
export function VersionWindow({ type, versions, looked, look, restore }: VersionWindowProps) {
  // While it closes the window still shows what it showed.
  const [last, setLast] = useState(looked);
  if (looked !== null && looked !== last) setLast(looked);
  return (
    <Modal
      open={looked !== null}
      onOpenChange={() => look(null)}
      title={last === null ? "" : texts.number(last)}
      width={1320}
    >
      {last !== null && <Looked key={last} {...{ type, versions, restore }} version={last} />}
    </Modal>
  );
}

interface LookedProps extends Pick<VersionWindowProps, "type" | "versions" | "restore"> {
  version: number;
}

function Looked({ type, versions, version, restore }: LookedProps) {
  const { organizer } = useOrganizer();
  const site = useSite();
  const [view, setView] = useState<View>("page");
  const { data, error, refetch } = useQuery({
    ...builderQueries.pageVersion(client, organizer.id, type, version),
    staleTime: Infinity,
  });
  if (error) {
    return <LoadFailure error={error} again={() => void refetch()} />;
  }
  if (!data || !site) {
    return (
      <p className={styles.loading} role="status">
        <Spinner /> {texts.loading}
      </p>
    );
  }
  return (
    <div className={styles.root}>
      <Segmented<View>
        aria-label={texts.view}
        options={[
          { value: "page", label: texts.asPage },
          { value: "compare", label: texts.compare },
        ]}
        value={view}
        onValueChange={setView}
      />
      {view === "page" ? (
        <VersionPage site={site} shown={data} title={texts.frame(version)} />
      ) : (
        <VersionComparison site={site} version={data} versions={versions} restore={restore} />
      )}
    </div>
  );
}
