import type { ReadinessCheck } from "@tour/api";
import { AppLink } from "@tour/office/links";
import { useOrganizer } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Tag } from "@tour/ui-kit/tag";
import { ArrowRight, Circle, TriangleAlert } from "lucide-react";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./check-row.module.css";
import { CheckPlaces } from "./check-places.tsx";
import { screenOf, screenOfPlace } from "./screen-of.ts";
import { useFix } from "./use-fix.tsx";
import { useWhoCan } from "./use-who-can.ts";

const texts = allTexts.readiness;

interface CheckRowProps {
  organizerId: number;
  check: ReadinessCheck;
}

/** Something that is not done yet: why it matters, where it is, and what puts it right. */
export function CheckRow({ organizerId, check }: CheckRowProps) {
  const { name, weight, reason, places, count } = check;
  const { title, why, reasons } = texts.checks[name];
  const isImportant = weight !== "advice";
  return (
    <li className={styles.row} data-check={name} data-done={false}>
      {isImportant ? (
        <TriangleAlert size={20} className={styles.warning} aria-label={texts.isOpen} />
      ) : (
        <Circle size={20} className={styles.open} aria-label={texts.isOpen} />
      )}
      <div className={styles.words}>
        <p className={styles.name}>
          {title}
          {isImportant && (
            <Tag size="s" tone="warning">
              {texts.important}
            </Tag>
          )}
        </p>
        <p className={styles.quiet}>{(reason && reasons?.[reason]) || why}</p>
        {name === "alts" && <p className={styles.quiet}>{texts.counted(count)}</p>}
        {places.length > (name === "alts" ? 0 : 1) && (
          <CheckPlaces organizerId={organizerId} check={check} />
        )}
      </div>
      <CheckDeeds organizerId={organizerId} check={check} />
    </li>
  );
}

function CheckDeeds({ organizerId, check: { name, places, fix: wanted } }: CheckRowProps) {
  const { isOwner } = useOrganizer();
  const whoCan = useWhoCan();
  const { fix, isFixing } = useFix(organizerId);
  const { title } = texts.checks[name];
  const [place] = places;
  // Pictures of all places get their words on one screen.
  const isOnOwnScreen = name === "alts";
  const screen = place && !isOnOwnScreen ? screenOfPlace(name, place) : screenOf(name);
  const asks = whoCan(screen);
  const mayFix = wanted !== null && (wanted.kind !== "documents" || isOwner);
  return (
    <div className={styles.deeds}>
      {mayFix && (
        <Button
          size="s"
          variant="secondary"
          loading={isFixing}
          aria-label={texts.fixLabel(title)}
          onClick={() => fix(wanted)}
        >
          {texts.fix}
        </Button>
      )}
      {asks === undefined ? (
        <AppLink
          app={screen.app}
          path={`/${organizerId}${screen.path}`}
          aria-label={isOnOwnScreen ? texts.fixLabel(title) : texts.showLabel(title)}
          className={styles.show}
        >
          {isOnOwnScreen ? texts.fix : texts.show}
          <ArrowRight size={16} aria-hidden />
        </AppLink>
      ) : (
        <span className={styles.quiet}>{asks}</span>
      )}
    </div>
  );
}
