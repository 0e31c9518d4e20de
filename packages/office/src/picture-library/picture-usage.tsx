import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MediaFile, MediaPlace } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Spinner } from "@tour/ui-kit/spinner";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { client } from "../api/client.ts";
import { describeFailure } from "../api/describe-failure.ts";
import { AppLink } from "../links/app-link.tsx";
import { pictureTexts } from "../texts/pictures.ru.ts";
import { libraryKey } from "./library-key.ts";
import styles from "./picture-details.module.css";
import { screenOfPlace } from "./screen-of-place.ts";

const words = pictureTexts.details;

interface PictureUsageProps {
  organizerId: number;
  file: MediaFile;
  removed: () => void;
  /** Told of a press on the way to one of the places: it may lead to the page that one is on. */
  leave: () => void;
}

/** Where a picture stands, and its removal: refused while guests see it, else with a warning that names the places. */
export function PictureUsage({ organizerId, file, removed, leave }: PictureUsageProps) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const query = { organizer_id: organizerId, id: file.id };
  const usage = useQuery({
    queryKey: ["organizer", organizerId, "media-usage", file.id],
    // What others place or publish meanwhile counts.
    staleTime: 0,
    queryFn: ({ signal }) => client.getMediaUsage({ query }, { signal }),
  });
  const remove = useMutation({
    mutationFn: () => client.removeMedia({ query }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: libraryKey(organizerId) });
      removed();
    },
    // It was placed or published since: the list says where.
    onError: () => usage.refetch(),
  });
  if (usage.isPending) return <Spinner />;
  if (usage.error) return <Message tone="danger">{describeFailure(usage.error)}</Message>;
  const { places } = usage.data.data;
  const isLive = places.some((place) => place.is_live);
  const nameWithWay = (place: MediaPlace) => {
    const name = words.placeNames[place.kind](place.title);
    const screen = screenOfPlace(place);
    if (!screen) return name;
    return (
      <AppLink app={screen.app} path={`/${organizerId}${screen.path}`} onClick={leave}>
        {name}
      </AppLink>
    );
  };
  return (
    <section className={styles.usage} aria-label={words.places}>
      <h3 className={styles.title}>{words.places}</h3>
      {places.length === 0 && <p className={styles.quiet}>{words.nowhere}</p>}
      <ul className={styles.places}>
        {places.map((place, index) => (
          <li key={index}>
            {nameWithWay(place)}
            <span className={styles.quiet}>{describeState(place)}</span>
          </li>
        ))}
      </ul>
      {isLive && <p className={styles.quiet}>{words.isLive}</p>}
      {remove.error && <Message tone="danger">{describeFailure(remove.error)}</Message>}
      {!isLive && !isAsking && (
        <div>
          <Button
            size="s"
            variant="danger"
            iconStart={<Trash2 size={16} />}
            onClick={() => setAsking(true)}
          >
            {words.remove}
          </Button>
        </div>
      )}
      {!isLive && isAsking && (
        <Message tone="warning">
          <p>{places.length > 0 ? words.removeUsed : words.removeUnused}</p>
          <div className={styles.answers}>
            <Button
              size="s"
              variant="danger"
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {words.removeNow}
            </Button>
            <Button size="s" variant="secondary" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
          </div>
        </Message>
      )}
    </section>
  );
}

/** Who sees the picture there. */
function describeState({ kind, is_live }: MediaPlace): string {
  if (is_live) return words.live;
  if (kind === "versions") return words.restorable;
  if (kind === "scheduled") return words.waiting;
  return kind === "tour" || kind === "collection" ? words.hidden : words.draft;
}
