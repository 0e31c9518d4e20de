import type { KeyboardEvent, PointerEvent } from "react";
import { texts } from "../../../../texts/ru.ts";
import styles from "./image-editor.module.css";

interface FocalPointProps {
  src: string;
  /** From 0 (left, top) to 1. */
  x: number;
  y: number;
  change: (x: number, y: number) => void;
}

/** How far an arrow key moves the point. */
const keyStep = 0.05;

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** The picture with the point that stays in sight however it is cropped: pressed, or moved by arrows. */
export function FocalPoint({ src, x, y, change }: FocalPointProps) {
  const place = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    change(
      within((event.clientX - box.left) / box.width),
      within((event.clientY - box.top) / box.height),
    );
  };
  const nudge = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    change(within(x + arrow[0]), within(y + arrow[1]));
  };
  return (
    <div
      className={styles.focal}
      role="slider"
      tabIndex={0}
      aria-label={texts.picture.focal}
      aria-valuenow={Math.round(x * 100)}
      aria-valuetext={texts.picture.focalAt(Math.round(x * 100), Math.round(y * 100))}
      onPointerDown={place}
      onKeyDown={nudge}
    >
      <img src={src} alt="" draggable={false} />
      <span
        className={styles.point}
        style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
      />
    </div>
  );
}
