import { useEffect, useRef } from "react";
import { useTimeZone } from "../../clocks/use-time-zone.ts";
import { texts } from "../../texts/ru.ts";
import { WhenForm } from "./when-form.tsx";

interface LaterChoiceProps {
  organizerId: number;
  /** Something stands in the way, as of publishing at once. */
  disabled: boolean;
  send: (publishAt: string, departureId?: number) => Promise<void>;
  close: () => void;
}

/** When to publish what is chosen: by the organiser's clocks, or with a departure's sale. */
export function LaterChoice({ organizerId, disabled, send, close }: LaterChoiceProps) {
  const timeZone = useTimeZone(organizerId);
  const own = useRef<HTMLElement>(null);
  // The button that opened it is gone: whoever goes by keys goes on from here.
  useEffect(() => own.current?.focus(), []);
  return (
    <section ref={own} tabIndex={-1} aria-label={texts.later.later}>
      <WhenForm
        note={texts.later.frozen}
        submit={texts.later.schedule}
        back={texts.later.back}
        {...{ organizerId, timeZone, disabled, send, close }}
      />
    </section>
  );
}
