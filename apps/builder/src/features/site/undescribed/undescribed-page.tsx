import { useQuery, useQueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { Loading, Screen, ScreenHeader, screenBack, useOrganizer } from "@tour/office/shell";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Link } from "@tour/ui-kit/link";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { undescribedTexts as texts } from "../../../texts/undescribed.ru.ts";
import { UndescribedPicture } from "./undescribed-picture.tsx";
import styles from "./undescribed.module.css";

/** All pictures that guests see and of which nothing is said, each with a field for its words. */
export function UndescribedPage() {
  const { organizer } = useOrganizer();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery({
    queryKey: ["organizer", organizer.id, "undescribed"],
    queryFn: ({ signal }) =>
      client.listUndescribed({ query: { organizer_id: organizer.id } }, { signal }),
    // Read once for each visit: what was described stays where it was, and nothing jumps.
    ...{ staleTime: Infinity, gcTime: 0 },
  });
  const pictures = data?.data;
  const left = (pictures ?? []).filter(({ image }) => !saved.has(image.url)).length;
  const keep = (url: string) => {
    setSaved((before) => new Set([...before, url]));
    void queryClient.invalidateQueries(builderQueries.readiness(client, organizer.id));
    void queryClient.invalidateQueries(builderQueries.site(client, organizer.id));
  };
  return (
    <Screen>
      <Link to={`/${organizer.id}/ready`} variant="quiet" underline="hover" className={screenBack}>
        <ArrowLeft size={18} aria-hidden />
        {texts.back}
      </Link>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {error && !pictures && <LoadFailure error={error} again={() => void refetch()} />}
      {!pictures && !error && <Loading />}
      {pictures && (
        <p className={styles.left} role="status">
          {left > 0 ? `${texts.left(left)}. ${texts.inTours}` : ""}
        </p>
      )}
      {pictures && left === 0 && (
        <EmptyState title={texts.none} text={texts.noneText} className={styles.none} />
      )}
      {pictures && pictures.length > 0 && (
        <ol className={styles.list} aria-label={texts.list}>
          {pictures.map((picture, index) => (
            <UndescribedPicture
              key={picture.image.url}
              organizerId={organizer.id}
              picture={picture}
              number={index + 1}
              isSaved={saved.has(picture.image.url)}
              saved={() => keep(picture.image.url)}
            />
          ))}
        </ol>
      )}
    </Screen>
  );
}
