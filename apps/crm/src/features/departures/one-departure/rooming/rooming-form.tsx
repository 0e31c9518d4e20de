import { DndContext, PointerSensor, pointerWithin, useSensor, useSensors } from "@dnd-kit/core";
import type { DndContextProps, DragEndEvent } from "@dnd-kit/core";
import type { DepartureGuests, Rooming } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useField } from "@tour/validation/react";
import { SaveBar } from "@tour/office/forms";
import { departureTexts } from "../../../../texts/departure.ru.ts";
import { addRoom, placeTourist } from "./edit-rooms.ts";
import { PersonChip } from "./person-chip.tsx";
import { RoomCard } from "./room-card.tsx";
import styles from "./rooming.module.css";
import { noRoom, RoomDrop } from "./room-drop.tsx";
import { useRooming } from "./use-rooming.ts";

const texts = departureTexts.rooming;

/** A pointer's user sees where things go: nobody is told in another language than the page's. */
const silent: DndContextProps["accessibility"] = {
  screenReaderInstructions: { draggable: "" },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

interface RoomingFormProps {
  saved: Rooming;
  departureId: number;
  guests: DepartureGuests;
}

/** People are put into rooms by dragging, or by the choice that stands at each. */
export function RoomingForm({ saved, departureId, guests }: RoomingFormProps) {
  const rooming = useRooming(saved, departureId);
  const { form, props, problem, theirs } = rooming;
  const list = useField(form, "rooms");
  const rooms = list.value;
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const people = guests.parties.flatMap(({ tourists }) => tourists);
  const placed = new Set(rooms.flatMap(({ tourist_ids: ids }) => ids));
  const left = people.filter(({ id }) => !placed.has(id));
  const place = (touristId: number, roomId: string | null) =>
    list.setValue(placeTourist(rooms, touristId, roomId));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) place(Number(active.id), over.id === noRoom ? null : String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragEnd={drop}
      accessibility={silent}
    >
      <form {...props} className={styles.form}>
        <p className={styles.quiet}>{texts.lead}</p>
        <div className={styles.board}>
          <RoomDrop id={noRoom} label={texts.nowhere} className={styles.left}>
            <h2 className={styles.subtitle}>{texts.left(left.length)}</h2>
            {left.length === 0 && <p className={styles.quiet}>{texts.allPlaced}</p>}
            <ul className={styles.people}>
              {left.map((person) => (
                <PersonChip key={person.id} {...{ person, rooms, place }} roomId={null} />
              ))}
            </ul>
          </RoomDrop>
          <div className={styles.rooms}>
            {rooms.map((room, index) => (
              <RoomCard
                key={room.id}
                {...{ room, index, rooming, people, rooms, place }}
                remove={() => list.setValue(rooms.toSpliced(index, 1))}
              />
            ))}
            <Button
              variant="secondary"
              className={styles.add}
              onClick={() => list.setValue(addRoom(rooms, texts.kinds))}
            >
              {texts.add}
            </Button>
          </div>
        </div>
        {theirs && (
          <Message
            tone="warning"
            title={texts.conflict}
            action={
              <div className={styles.ways}>
                <Button size="s" variant="secondary" onClick={rooming.takeTheirs}>
                  {texts.takeTheirs}
                </Button>
                <Button size="s" variant="secondary" onClick={rooming.keepMine}>
                  {texts.keepMine}
                </Button>
              </div>
            }
          >
            {texts.conflictText}
          </Message>
        )}
        <SaveBar
          form={{ ...rooming, problem: theirs ? null : problem }}
          texts={{ save: texts.save, saved: texts.allSaved }}
          disabled={theirs !== null}
        />
      </form>
    </DndContext>
  );
}
