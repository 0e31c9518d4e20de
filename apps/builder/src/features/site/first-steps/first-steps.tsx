import { useQuery } from "@tanstack/react-query";
import type { FirstSteps as Steps } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { Circle, CircleCheck } from "lucide-react";
import { client } from "@tour/office/api";
import { AppLink } from "@tour/office/shell";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./first-steps.module.css";

const texts = allTexts.firstSteps;

/** Each step in its order, and the screen on which it is done. */
const steps = [
  { step: "profile", app: "builder", path: "/profile" },
  { step: "tour", app: "crm", path: "/tours" },
  { step: "site", app: "builder", path: "/page/main" },
  { step: "documents", app: "builder", path: "/documents" },
  { step: "payments", app: "builder", path: "/payments" },
  { step: "published", app: "builder", path: "" },
] as const satisfies { step: keyof Steps; app: "builder" | "crm"; path: string }[];

/** What leads a new organiser to a first guest; gone once all of it is done. */
export function FirstSteps({ organizerId }: { organizerId: number }) {
  const { data: done } = useQuery(builderQueries.firstSteps(client, organizerId));
  if (!done) return null;
  const count = steps.filter(({ step }) => done[step]).length;
  if (count === steps.length) return null;
  return (
    <section className={styles.card}>
      <header className={styles.header}>
        <h2 className={styles.title}>{texts.title}</h2>
        <p className={styles.quiet}>{texts.done(count, steps.length)}</p>
      </header>
      <ol className={styles.steps}>
        {steps.map(({ step, app, path }) => (
          <li key={step} data-done={done[step]}>
            <AppLink app={app} path={`/${organizerId}${path}`} className={styles.step}>
              {done[step] ? (
                <CircleCheck size={20} aria-label={texts.isDone} />
              ) : (
                <Circle size={20} aria-hidden />
              )}
              <span>
                <span className={styles.name}>{texts.step[step]}</span>
                <span className={styles.quiet}>{texts.stepText[step]}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
