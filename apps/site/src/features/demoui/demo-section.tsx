import type { DemoContext } from "@tour/ui-kit/demo";
import { useSyncExternalStore } from "react";
import styles from "./demo-section.module.css";
import type { NamedDemo } from "./list-demos.ts";
import { demouiTexts as texts } from "./texts.ts";

const never = () => () => {};

/** False on the server and while its HTML comes to life, then true. */
function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A component's name and words beside the component itself. */
export function DemoSection({ demo, context }: { demo: NamedDemo; context: DemoContext }) {
  const { name, title, text, isWide, isLive: needsLife, Show } = demo;
  const isLive = useIsLive();
  return (
    <article
      id={name}
      data-component={name}
      data-wide={isWide || undefined}
      className={styles.root}
      aria-labelledby={`${name}-title`}
    >
      <header className={styles.words}>
        <h3 id={`${name}-title`} className={styles.title}>
          {title}
        </h3>
        <code className={styles.path}>@tour/ui-kit/{name}</code>
        <p className={styles.text}>{text}</p>
      </header>
      <div className={styles.stage}>
        {needsLife && !isLive ? (
          <p className={styles.waiting}>{texts.waiting}</p>
        ) : (
          <Show {...context} />
        )}
      </div>
    </article>
  );
}
