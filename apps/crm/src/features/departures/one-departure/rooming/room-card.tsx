import { roomKinds } from "@tour/api";
import type { GoingTourist, Room } from "@tour/api";
import { IconButton } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { NumberInput } from "@tour/ui-kit/number-input";
import { Select } from "@tour/ui-kit/select";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { Trash2 } from "lucide-react";
import { departureTexts } from "../../../../texts/departure.ru.ts";
import type { TypedRoom } from "./edit-rooms.ts";
import { PersonChip } from "./person-chip.tsx";
import { RoomDrop } from "./room-drop.tsx";
import styles from "./rooming.module.css";
import type { useRooming } from "./use-rooming.ts";

const texts = departureTexts.rooming;
const kinds = roomKinds.map((value) => ({ value, text: texts.kinds[value] }));

interface RoomCardProps {
  room: TypedRoom;
  index: number;
  rooming: ReturnType<typeof useRooming>;
  people: readonly GoingTourist[];
  rooms: readonly TypedRoom[];
  place: (touristId: number, roomId: string | null) => void;
  remove: () => void;
}

/** A room with its beds, and who sleeps in it. */
export function RoomCard(props: RoomCardProps) {
  const { room, index, rooming, people, rooms, place, remove } = props;
  const { form, field, bounds } = rooming;
  const inside = room.tourist_ids.flatMap((id) => people.find((one) => one.id === id) ?? []);
  const free = (room.beds ?? 0) - inside.length;
  return (
    <RoomDrop id={room.id} label={room.name || texts.unnamed}>
      <div className={styles.fields}>
        <ValidationField {...field(`rooms.${index}.name`, "required")} label={texts.name}>
          {(control) => <Input {...control} />}
        </ValidationField>
        <ValidationField form={form} name={`rooms.${index}.kind`} label={texts.kind}>
          {({ value, onValueChange }) => (
            <Select
              items={kinds}
              value={value}
              onValueChange={(kind: string) => onValueChange(kind as Room["kind"])}
            />
          )}
        </ValidationField>
        <ValidationField {...field(`rooms.${index}.beds`, "required")} label={texts.beds}>
          {(control) => <NumberInput {...control} {...bounds("rooms.0.beds")} />}
        </ValidationField>
        <IconButton label={texts.remove(room.name)} onClick={remove}>
          <Trash2 size={18} />
        </IconButton>
      </div>
      <p className={styles.quiet} data-over={free < 0 || undefined}>
        {free < 0 ? texts.tooMany(-free) : free > 0 ? texts.free(free) : texts.full}
      </p>
      <ul className={styles.people}>
        {inside.map((person) => (
          <PersonChip key={person.id} {...{ person, rooms, place }} roomId={room.id} />
        ))}
      </ul>
    </RoomDrop>
  );
}
