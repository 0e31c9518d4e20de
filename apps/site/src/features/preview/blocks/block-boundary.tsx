import { Component } from "react";
import type { ReactNode } from "react";
import { texts } from "../../../texts/ru.ts";
import styles from "./preview-block.module.css";

interface BlockBoundaryProps {
  /** A changed block is tried again. */
  attempt: unknown;
  children: ReactNode;
}

interface BlockBoundaryState {
  attempt: unknown;
  hasFailed: boolean;
}

/** Keeps a block that can't be shown from taking the page with it. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromProps({ attempt }: BlockBoundaryProps, state: BlockBoundaryState) {
    return attempt === state.attempt ? null : { attempt, hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p className={styles.notice}>{texts.preview.broken}</p>;
  }
}
