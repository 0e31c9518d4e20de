import { LocaleProvider } from "@tour/ui-kit/locale";
import { Modal } from "@tour/ui-kit/modal";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { useEffect, useState } from "react";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import { BookingForm } from "./booking-form.tsx";
import type { BookingFormProps } from "./booking-form.tsx";
import { bookingLocale } from "./booking-locale.ts";
import { useBackCloses } from "./use-back-closes.ts";
import styles from "./booking-window.module.css";

interface BookingWindowProps {
  load: () => Promise<BookingFormProps>;
  /** The page that shows the same: where one is led when the form can't be had here. */
  href: string;
  onClosed: () => void;
}

const width = 720;

/** The booking form in a window, a sheet on phones; the browser's "back" closes it. */
export function BookingWindow({ load, href, onClosed }: BookingWindowProps) {
  const [isOpen, setOpen] = useState(true);
  const [props, setProps] = useState<BookingFormProps | null>(null);

  useEffect(() => {
    load().then(setProps, () => location.assign(href));
  }, [load, href]);

  // Closing is a step back in the history, however it was asked for.
  const close = useBackCloses(() => setOpen(false));
  return (
    <LocaleProvider locale={bookingLocale}>
      <Modal
        open={isOpen}
        onOpenChange={close}
        onClosed={onClosed}
        title={texts.title}
        width={width}
        className={styles.window}
      >
        {props ? (
          <>
            <p className={styles.tour}>{props.offer.tour.title}</p>
            <BookingForm {...props} />
          </>
        ) : (
          <div className={styles.loading} aria-busy aria-label={texts.loading}>
            {[0, 1, 2, 3].map((line) => (
              <Skeleton key={line} shape="block" className={styles.bone} />
            ))}
          </div>
        )}
      </Modal>
    </LocaleProvider>
  );
}
