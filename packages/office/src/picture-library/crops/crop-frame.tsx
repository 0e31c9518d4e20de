import type { PictureShape } from "@tour/api";
import { useRef } from "react";
import type { CSSProperties, KeyboardEvent, PointerEvent } from "react";
import { cropTexts } from "../../texts/crops.ru.ts";
import { dragCorner, largestFrame, moveFrame, scaleFrame, scaleOf } from "./crop-geometry.ts";
import type { Corner, Frame } from "./crop-geometry.ts";
import styles from "./crops.module.css";

interface CropFrameProps {
  src: string;
  shape: PictureShape;
  /** The picture's width to its height. */
  ratio: number;
  frame: Frame;
  change: (frame: Frame) => void;
}

/** How far an arrow key moves the frame, and how much plus and minus scale it. */
const keyStep = 0.01;
const largeStep = 0.05;

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const corners: Corner[] = [
  { isRight: false, isBottom: false },
  { isRight: true, isBottom: false },
  { isRight: false, isBottom: true },
  { isRight: true, isBottom: true },
];

const percent = (share: number) => Math.round(share * 100);

/** The whole picture, and the frame that says what a shape shows of it: dragged, scaled, moved by keys. */
export function CropFrame({ src, shape, ratio, frame, change }: CropFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; from: Frame; corner: Corner | null } | null>(null);
  const largest = largestFrame(shape, ratio);

  const start = (event: PointerEvent<HTMLElement>, corner: Corner | null) => {
    if (event.button !== 0 || drag.current) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, from: frame, corner };
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current || !box.current) return;
    const { x, y, from, corner } = drag.current;
    const { width, height } = box.current.getBoundingClientRect();
    const by = { dx: (event.clientX - x) / width, dy: (event.clientY - y) / height };
    change(corner ? dragCorner(from, corner, by, largest) : moveFrame(from, by.dx, by.dy));
  };
  const end = () => {
    drag.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? largeStep : keyStep;
    const arrow = arrows[event.key];
    const isLarger = event.key === "+" || event.key === "=";
    if (!arrow && !isLarger && event.key !== "-" && event.key !== "_") return;
    event.preventDefault();
    if (arrow) return change(moveFrame(frame, arrow[0] * step, arrow[1] * step));
    const scale = scaleOf(frame, largest) + (isLarger ? 1 : -1) * largeStep;
    change(scaleFrame(frame, scale, largest));
  };
  const position = { left: frame.x, top: frame.y, width: frame.width, height: frame.height };
  const style = Object.fromEntries(
    Object.entries(position).map(([name, share]) => [name, `${share * 100}%`]),
  );
  return (
    <div
      ref={box}
      className={styles.stage}
      style={{ aspectRatio: ratio, "--stage-ratio": ratio } as CSSProperties}
    >
      <img src={src} alt="" draggable={false} />
      <div
        className={styles.frame}
        style={style}
        role="slider"
        tabIndex={0}
        aria-label={cropTexts.frame(cropTexts.shapes[shape].name)}
        aria-valuenow={percent(frame.x)}
        aria-valuetext={cropTexts.frameAt(
          percent(frame.x),
          percent(frame.y),
          percent(scaleOf(frame, largest)),
        )}
        onKeyDown={press}
        onPointerDown={(event) => start(event, null)}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {corners.map((corner) => (
          <span
            key={`${corner.isRight} ${corner.isBottom}`}
            className={styles.corner}
            data-right={corner.isRight}
            data-bottom={corner.isBottom}
            onPointerDown={(event) => start(event, corner)}
          />
        ))}
      </div>
    </div>
  );
}
