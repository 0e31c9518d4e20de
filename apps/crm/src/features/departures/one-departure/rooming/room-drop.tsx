import { useDroppable } from "@dnd-kit/core";
import type { ReactNode } from "react";
import styles from "./rooming.module.css";

/** Where those are who sleep in no room yet. */
export const noRoom = "nobody's";

interface RoomDropProps {
  /** Of the room, or `noRoom`. */
  id: string;
  /** What it is called, for whoever can't see it. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A place that people are dropped on. */
export function RoomDrop({ id, label, className, children }: RoomDropProps) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <section
      ref={setNodeRef}
      aria-label={label}
      className={[styles.drop, className].filter(Boolean).join(" ")}
      data-over={isOver || undefined}
    >
      {children}
    </section>
  );
}
