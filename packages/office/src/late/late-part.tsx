import { Spinner } from "@tour/ui-kit/spinner";
import type { ComponentType, ReactNode } from "react";
import { texts } from "../texts/ru.ts";
import { lateCode } from "./late-code.ts";
import type { LateCode } from "./late-code.ts";
import { LatePartFailure } from "./late-part-failure.tsx";
import styles from "./late-part.module.css";
import { useLateCode } from "./use-late-code.ts";

/** What stands around a part as long as it is not there: by default nothing. */
type Frame<Props> = ComponentType<{ shown: Props; children: ReactNode }>;

export interface LatePart<Props> {
  (props: Props): ReactNode;
  /** Loads its code before it is shown. */
  preload: LateCode<ComponentType<Props>>["load"];
}

/**
 * A part of a screen whose code comes when it is shown. Until then it says that it loads; where it
 * could not be loaded, it offers to try again. Others may be waiting on the same code.
 */
export function latePart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  Frame?: Frame<Props>,
): LatePart<Props> {
  const code = lateCode(fetchCode);
  function Part(props: Props) {
    const state = useLateCode(code, true);
    if (state.kind === "ready") return <state.code {...props} />;
    const word =
      state.kind === "failed" ? (
        <LatePartFailure load={code.load} />
      ) : (
        <p role="status" className={styles.loading}>
          <Spinner label="" /> {texts.late.loading}
        </p>
      );
    return Frame ? <Frame shown={props}>{word}</Frame> : word;
  }
  return Object.assign(Part, { preload: code.load });
}
