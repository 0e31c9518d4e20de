import type { ReadinessCheck, ReadinessName } from "@tour/api";
import { Link } from "@tour/ui-kit/link";
import { ArrowRight } from "lucide-react";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { texts as allTexts } from "../../../texts/ru.ts";
import { CheckRow } from "./check-row.tsx";
import { FirstSteps } from "./first-steps.tsx";
import styles from "./readiness-card.module.css";
import { ReadinessMeter } from "./readiness-meter.tsx";
import { useReadiness } from "./use-readiness.ts";

const texts = allTexts.readiness;

/** The order in which one gets to a first guest. */
const stepOrder: readonly ReadinessName[] = [
  "about",
  "contacts",
  "on_sale",
  "samples",
  "documents",
  "shop",
  "published",
];

/** How ready an organiser is to sell, with what is needed first: their first steps, then what is serious. */
export function ReadinessCard({ organizerId }: { organizerId: number }) {
  const { checks, done, error, again } = useReadiness(organizerId);
  if (error) return <LoadFailure error={error} again={again} />;
  if (!checks) return <section className={styles.card} aria-busy />;
  const steps = stepOrder.flatMap((name) => checks.find((check) => check.name === name) ?? []);
  const hasSteps = steps.some(({ is_done }) => !is_done);
  const serious = checks.filter(({ weight, is_done }) => weight === "serious" && !is_done);
  return (
    <section className={styles.card} aria-labelledby="readiness">
      <header className={styles.header}>
        <ReadinessMeter done={done} all={checks.length} />
        <div className={styles.words}>
          <h2 id="readiness" className={styles.title}>
            {texts.meter(done, checks.length)}
          </h2>
          <p className={styles.quiet}>
            {hasSteps ? texts.stepsLead : describeRest(checks, serious)}
          </p>
        </div>
        <Link to={`/${organizerId}/ready`} className={styles.all}>
          {texts.all}
          <ArrowRight size={16} aria-hidden />
        </Link>
      </header>
      {hasSteps && <FirstSteps organizerId={organizerId} steps={steps} />}
      {serious.length > 0 && (
        <ul className={styles.serious}>
          {serious.map((check) => (
            <CheckRow key={check.name} organizerId={organizerId} check={check} />
          ))}
        </ul>
      )}
    </section>
  );
}

function describeRest(checks: readonly ReadinessCheck[], serious: readonly ReadinessCheck[]) {
  const left = checks.filter(({ is_done }) => !is_done).length;
  if (left === 0) return texts.readyText;
  return serious.length > 0 ? texts.serious : texts.mayWait(left);
}
