import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AttachedSite, PageType } from "@tour/api";
import { Spinner } from "@tour/ui-kit/spinner";
import { pageQuery } from "../canvas/page-query.ts";
import { LoadFailure } from "../shell/load-failure.tsx";
import { texts } from "../texts/ru.ts";
import { BeforeAfter } from "./before-after.tsx";
import type { FormNames } from "./change-group.ts";
import styles from "./changes.module.css";
import type { SeenPart } from "./seen-part.ts";

interface PartComparisonProps {
  site: AttachedSite;
  /** The page that it is a part of. */
  type: PageType;
  names: FormNames;
  /** Null where guests do not see it in that form. */
  before: SeenPart | null;
  after: SeenPart | null;
}

/** A part of a page before and after, once what the page around shows has come. */
export function PartComparison({ site, type, ...forms }: PartComparisonProps) {
  const { data, error, refetch } = useQuery(pageQuery(useQueryClient(), site, type));
  if (data) return <BeforeAfter {...forms} page={data.page} url={site.preview_url} />;
  if (error) return <LoadFailure error={error} again={() => void refetch()} />;
  return (
    <p className={styles.loading} role="status">
      <Spinner /> {texts.comparison.loading}
    </p>
  );
}
