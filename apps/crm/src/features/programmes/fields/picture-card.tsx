import { imageUrl } from "@tour/api";
import type { ProgrammeFinding } from "@tour/api";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { Select } from "@tour/ui-kit/select";
import { programmeTexts as texts } from "../../../texts/programme.ru.ts";
import { listDays, setDay, setTaken } from "../draft/programme-draft.ts";
import type { Drafting } from "../draft/use-programme-draft.ts";
import styles from "./fields.module.css";

interface PictureCardProps {
  drafting: Drafting;
  finding: ProgrammeFinding;
}

/** A picture of the document, and whether it stands at a day or at the whole tour. */
export function PictureCard({ drafting, finding }: PictureCardProps) {
  const { id, day, is_taken: isTaken, passages } = finding;
  const place = passages[0] ?? 0;
  const number = drafting.passages
    .slice(0, place + 1)
    .filter(({ kind }) => kind === "picture").length;
  const image = drafting.passages[place]?.image;
  const places = [
    { value: 0, text: texts.ofTour },
    ...listDays(drafting.draft).map((one) => ({ value: one, text: texts.day(one) })),
  ];
  return (
    <li className={styles.picture} data-left={!isTaken || undefined}>
      {image && (
        <img
          src={imageUrl(image, "640x00")}
          alt={texts.pictureAlt(number)}
          width="640"
          height="427"
          loading="lazy"
        />
      )}
      <div className={styles.pictureLine}>
        <Checkbox
          checked={isTaken}
          onCheckedChange={(next) => drafting.change((draft) => setTaken(draft, id, next))}
        >
          {texts.pictureSource(number)}
        </Checkbox>
        <Select
          size="s"
          aria-label={texts.pictureDay}
          items={places}
          value={day ?? 0}
          disabled={!isTaken}
          onValueChange={(next: number) =>
            drafting.change((draft) => setDay(draft, id, next || null))
          }
        />
      </div>
    </li>
  );
}
