import { Button } from "@tour/ui-kit/button";
import { useState } from "react";
import type { ReactNode } from "react";
import { describeFailure } from "../api/describe-failure.ts";
import { nameRole } from "../format/name-role.ts";
import { texts } from "../texts/ru.ts";
import { useAppLink } from "../links/app-link.tsx";
import styles from "./failure.module.css";
import { ClosedSection, startOf } from "./role-access.ts";

interface ScreenNoteProps {
  title: string;
  text?: string;
  /** What can be done about it. */
  children: ReactNode;
}

/** A screen that has nothing to show: why, and what can be done. */
export function ScreenNote({ title, text, children }: ScreenNoteProps) {
  return (
    <main className={styles.failure}>
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </main>
  );
}

interface FailureProps {
  error: unknown;
  /** Loads the screen again; settles once that is done, whether or not it worked. */
  retry: () => Promise<unknown>;
}

/** A screen that could not be loaded: what happened, and a way to try again. */
export function Failure({ error, retry }: FailureProps) {
  const [isTrying, setTrying] = useState(false);
  if (error instanceof ClosedSection) return <Closed organizer={error.organizer} />;
  const tryAgain = () => {
    setTrying(true);
    void retry().finally(() => setTrying(false));
  };
  return (
    <ScreenNote title={texts.failure.title} text={describeFailure(error)}>
      <Button loading={isTrying} onClick={tryAgain}>
        {texts.failure.retry}
      </Button>
    </ScreenNote>
  );
}

/** A screen of another role: which one it is that does not open it, and the way to one's own. */
function Closed({ organizer: { id, role } }: Pick<ClosedSection, "organizer">) {
  const { app, path } = startOf(role);
  const linkTo = useAppLink();
  return (
    <ScreenNote title={texts.closed.title} text={texts.closed.text(nameRole(role))}>
      <Button {...linkTo(app, `/${id}${path}`)}>{texts.closed.start}</Button>
    </ScreenNote>
  );
}

export function NotFound() {
  return (
    <ScreenNote title={texts.failure.notFound} text={texts.failure.notFoundText}>
      <Button to="/">{texts.failure.home}</Button>
    </ScreenNote>
  );
}
