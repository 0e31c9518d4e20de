import { Component } from "react";
import type { ReactNode } from "react";
import { texts } from "../../texts/ru.ts";
import styles from "./preview-block.module.css";

interface BlockBoundaryProps {
  /** A changed block is tried again. */
  attempt: unknown;
  children: ReactNode;
}

/** Keeps a block that can't be shown from taking the page with it. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: unknown }> {
  override state = { failed: null };

  override componentDidCatch() {
    this.setState({ failed: this.props.attempt });
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: BlockBoundaryProps) {
    if (this.state.failed && before.attempt !== this.props.attempt) this.setState({ failed: null });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <p className={styles.notice}>{texts.preview.broken}</p>;
  }
}
