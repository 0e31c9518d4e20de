import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { Spinner } from "@tour/ui-kit/spinner";
import { useEffect, useRef } from "react";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { texts } from "../../texts/ru.ts";
import { MomentForm } from "./moment-form.tsx";

interface LaterChoiceProps {
  organizerId: number;
  /** Something stands in the way, as of publishing at once. */
  disabled: boolean;
  send: (publishAt: string) => Promise<void>;
  close: () => void;
}

/** When to publish what is chosen, by the organiser's clocks. */
export function LaterChoice({ organizerId, disabled, send, close }: LaterChoiceProps) {
  const { data, error, refetch } = useQuery(
    builderQueries.scheduledPublications(client, organizerId),
  );
  const own = useRef<HTMLElement>(null);
  // The button that opened it is gone: whoever goes by keys goes on from here.
  useEffect(() => own.current?.focus(), []);
  return (
    <section ref={own} tabIndex={-1} aria-label={texts.later.later}>
      {error && !data && <LoadFailure error={error} again={() => void refetch()} />}
      {!error && !data && <Spinner />}
      {data && (
        <MomentForm
          timeZone={data.time_zone}
          note={texts.later.frozen}
          submit={texts.later.schedule}
          back={texts.later.back}
          {...{ disabled, send, close }}
        />
      )}
    </section>
  );
}
