import type { ReadinessCheck } from "@tour/api";
import { AppLink } from "@tour/office/links";
import { Circle, CircleCheck } from "lucide-react";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./first-steps.module.css";
import { screenOf } from "./screen-of.ts";
import { useWhoCan } from "./use-who-can.ts";

const texts = allTexts.readiness;

interface FirstStepsProps {
  organizerId: number;
  /** What nobody can buy without. */
  steps: readonly ReadinessCheck[];
}

/** What leads a new organiser to a first guest, done and not, each with the way to it. */
export function FirstSteps({ organizerId, steps }: FirstStepsProps) {
  const whoCan = useWhoCan();
  return (
    <div className={styles.list}>
      <h3 className={styles.title}>{texts.firstSteps}</h3>
      <ol className={styles.steps}>
        {steps.map((check) => {
          const screen = screenOf(check.name);
          const asks = whoCan(screen);
          const inner = <Step check={check} asks={asks} />;
          return (
            <li key={check.name} data-done={check.is_done}>
              {asks === undefined ? (
                <AppLink
                  app={screen.app}
                  path={`/${organizerId}${screen.path}`}
                  className={styles.step}
                >
                  {inner}
                </AppLink>
              ) : (
                <span className={styles.step}>{inner}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Step({ check, asks }: { check: ReadinessCheck; asks: string | undefined }) {
  const { title, why } = texts.checks[check.name];
  return (
    <>
      {check.is_done ? (
        <CircleCheck size={20} aria-label={texts.isDone} />
      ) : (
        <Circle size={20} aria-hidden />
      )}
      <span>
        <span className={styles.name}>{title}</span>
        {!check.is_done && <span className={styles.quiet}>{asks ?? why}</span>}
      </span>
    </>
  );
}
