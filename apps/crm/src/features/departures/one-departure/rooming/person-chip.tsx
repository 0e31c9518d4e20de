import { useDraggable } from "@dnd-kit/core";
import { CSS } from "@dnd-kit/utilities";
import type { GoingTourist } from "@tour/api";
import { Select } from "@tour/ui-kit/select";
import { GripVertical } from "lucide-react";
import { departureTexts } from "../../../../texts/departure.ru.ts";
import { nameOf } from "../name-of.ts";
import type { TypedRoom } from "./edit-rooms.ts";
import styles from "./rooming.module.css";

const texts = departureTexts.rooming;
const nowhere = "";

interface PersonChipProps {
  person: GoingTourist;
  rooms: readonly TypedRoom[];
  roomId: string | null;
  place: (touristId: number, roomId: string | null) => void;
}

/** Somebody who goes, to be dragged into a room or put there by the choice. */
export function PersonChip({ person, rooms, roomId, place }: PersonChipProps) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: person.id });
  const name = nameOf(person);
  const items = [
    { value: nowhere, text: texts.nowhere },
    ...rooms.map((room) => ({ value: room.id, text: room.name || texts.unnamed })),
  ];
  return (
    <li
      ref={setNodeRef}
      className={styles.person}
      style={{ transform: CSS.Translate.toString(transform) }}
      data-dragging={isDragging || undefined}
    >
      {/* A pointer's alone: by keyboard, the choice beside it does the same. */}
      <span {...listeners} className={styles.handle} aria-hidden="true">
        <GripVertical size={16} />
      </span>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>
          {[person.age === null ? "" : departureTexts.age(person.age), person.title]
            .filter(Boolean)
            .join(", ")}
        </span>
      </span>
      <Select
        className={styles.where}
        size="s"
        items={items}
        value={roomId ?? nowhere}
        aria-label={texts.where(name)}
        onValueChange={(next: string) => place(person.id, next === nowhere ? null : next)}
      />
    </li>
  );
}
