import type { TouristsInfo, ValidationMap } from "@tour/api";
import { LocaleProvider } from "@tour/ui-kit/locale";
import { useSyncExternalStore } from "react";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";
import { TouristCard } from "./tourist-card.tsx";
import { touristsLocale } from "./tourists-locale.ts";
import { useInfo } from "./use-info.ts";
import styles from "./tourist-card.module.css";

export interface TouristsFormProps {
  info: TouristsInfo;
  /** By whose link the page was opened: the request's, or one tourist's. */
  uuid: string;
  /** What was wrong with a form that came without a script, and whose it was. */
  refused?: { id: number; validation: ValidationMap; problems: readonly string[] } | undefined;
}

const never = () => () => {};

/** Everybody's form. Without a script each is a plain form that the page takes. */
export function TouristsForm({ info: first, uuid, refused }: TouristsFormProps) {
  const { info, take } = useInfo({ first, uuid, isUnsaved: refused !== undefined });
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isDone = info.tourists.every((one) => one.is_complete);
  return (
    <LocaleProvider locale={touristsLocale}>
      <div className={styles.list}>
        {refused && refused.problems.length > 0 && (
          <div className={styles.problems} role="alert">
            <p>{texts.checkFields}</p>
            <ul>
              {refused.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        {info.tourists.map((tourist) => (
          <TouristCard
            key={tourist.id}
            tourist={tourist}
            asked={info.form}
            tourTitle={info.tour.title}
            uuid={uuid}
            isLive={isLive}
            isOwn={!info.uuid}
            isOpen={info.status <= 3}
            refusals={refused?.id === tourist.id ? refused.validation : undefined}
            onInfo={take}
          />
        ))}
        <div role="status">
          {isDone && (
            <div className={styles.done}>
              <p className={styles.doneTitle}>{texts.done.title}</p>
              <p>{texts.done.text}</p>
              {info.uuid && <a href={`/order/${info.uuid}`}>{texts.toOrder}</a>}
            </div>
          )}
        </div>
      </div>
    </LocaleProvider>
  );
}
