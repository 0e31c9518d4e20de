import { readinessGroups } from "@tour/api";
import type { ReadinessCheck, ReadinessGroup } from "@tour/api";
import { Link } from "@tour/ui-kit/link";
import { Loading, Screen, ScreenHeader, screenBack, useOrganizer } from "@tour/office/shell";
import { ArrowLeft } from "lucide-react";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { texts as allTexts } from "../../../texts/ru.ts";
import { CheckGroup } from "./check-group.tsx";
import styles from "./readiness-page.module.css";
import { ReadinessMeter } from "./readiness-meter.tsx";
import { useReadiness } from "./use-readiness.ts";

const texts = allTexts.readiness;
const groups = Object.keys(readinessGroups) as ReadinessGroup[];

/** All that is looked at before guests are called, by parts of the business. */
export function ReadinessPage() {
  const { organizer } = useOrganizer();
  const { checks, error, again } = useReadiness(organizer.id);
  return (
    <Screen>
      <Link to={`/${organizer.id}`} variant="quiet" underline="hover" className={screenBack}>
        <ArrowLeft size={18} aria-hidden />
        {texts.back}
      </Link>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {error && <LoadFailure error={error} again={again} />}
      {!checks && !error && <Loading />}
      {checks && <Checks organizerId={organizer.id} checks={checks} />}
    </Screen>
  );
}

interface ChecksProps {
  organizerId: number;
  checks: readonly ReadinessCheck[];
}

function Checks({ organizerId, checks }: ChecksProps) {
  const done = checks.filter(({ is_done }) => is_done).length;
  const isReady = done === checks.length;
  return (
    <>
      <div className={styles.meter} role="status">
        <ReadinessMeter done={done} all={checks.length} />
        <div>
          <p className={styles.sum}>{texts.meter(done, checks.length)}</p>
          {isReady && (
            <>
              <p>{texts.ready}</p>
              <p className={styles.quiet}>{texts.readyText}</p>
            </>
          )}
        </div>
      </div>
      {groups.map((group) => {
        const own = checks.filter((check) => check.group === group);
        return own.length > 0 ? (
          <CheckGroup key={group} organizerId={organizerId} group={group} checks={own} />
        ) : null;
      })}
    </>
  );
}
