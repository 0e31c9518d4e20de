import { mayUse } from "@tour/api";
import type { ProgrammeField, ProgrammeFinding } from "@tour/api";
import { useOrganizer } from "@tour/office/shell";
import { Message } from "@tour/ui-kit/message";
import { useId } from "react";
import type { ReactNode } from "react";
import { programmeTexts as texts } from "../../../texts/programme.ru.ts";
import type { Drafting } from "../draft/use-programme-draft.ts";
import fields from "../fields/fields.module.css";
import { FindingRow } from "../fields/finding-row.tsx";
import { PictureCard } from "../fields/picture-card.tsx";
import { TakeAll } from "../fields/take-all.tsx";
import styles from "../programmes.module.css";

interface CardProps {
  title: string;
  children: ReactNode;
}

function Card({ title, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface PartProps {
  drafting: Drafting;
}

const pick = ({ draft }: Drafting, wanted: readonly ProgrammeField[]) =>
  wanted.flatMap((field) =>
    draft.findings.filter((one) => one.field === field && one.day === null),
  );

function Rows({ drafting, findings }: PartProps & { findings: readonly ProgrammeFinding[] }) {
  return (
    <ul className={fields.rows}>
      {findings.map((finding) => (
        <FindingRow key={finding.id} drafting={drafting} finding={finding} />
      ))}
    </ul>
  );
}

/** What the tour is called and about. */
export function MainCard({ drafting }: PartProps) {
  return (
    <Card title={texts.groups.main}>
      <Rows drafting={drafting} findings={pick(drafting, ["title", "subtitle", "description"])} />
    </Card>
  );
}

const numbers = [
  ...(["days", "nights", "group_size_from", "group_size_to", "min_age", "difficulty"] as const),
];

/** How long it takes, for how many, how hard it is. */
export function NumbersCard({ drafting }: PartProps) {
  return (
    <Card title={texts.groups.numbers}>
      <Rows drafting={drafting} findings={pick(drafting, numbers)} />
    </Card>
  );
}

/** Pictures of the whole tour; those of a day stand at the day. */
export function PicturesCard({ drafting }: PartProps) {
  const pictures = pick(drafting, ["picture"]);
  if (pictures.length === 0) return null;
  return (
    <Card title={texts.groups.pictures}>
      <ul className={fields.pictures}>
        {pictures.map((finding) => (
          <PictureCard key={finding.id} drafting={drafting} finding={finding} />
        ))}
      </ul>
    </Card>
  );
}

interface ListCardProps extends PartProps {
  field: "living" | "included" | "not_included" | "advice";
}

/** A list, each line of which is taken or not; all of them by one box. */
export function ListCard({ field, drafting }: ListCardProps) {
  const lines = pick(drafting, [field]);
  if (lines.length === 0) return null;
  const title = texts.groups[field];
  return (
    <Card title={title}>
      <TakeAll drafting={drafting} findings={lines}>
        {(taken) => texts.takeAll(taken, lines.length)}
      </TakeAll>
      <ul className={fields.rows}>
        {lines.map((finding) => (
          <FindingRow key={finding.id} drafting={drafting} finding={finding} hideLabel />
        ))}
      </ul>
    </Card>
  );
}

/** When it leaves and what it costs. Both go to dates of the tour, which not everybody may add. */
export function PricesCard({ drafting }: PartProps) {
  const { organizer } = useOrganizer();
  const found = pick(drafting, ["price", "currency", "departure", "price_notes"]);
  if (found.length === 0) return null;
  const isTaken = (field: ProgrammeField) =>
    found.some((one) => one.field === field && one.is_taken);
  const note = () => {
    if (isTaken("departure") && !mayUse(organizer.role, "manager")) return texts.onlySellers;
    if (isTaken("departure") && !isTaken("price")) return texts.noPriceForDates;
    return isTaken("price") && !isTaken("departure") ? texts.noDates : null;
  };
  const words = note();
  return (
    <Card title={texts.groups.prices}>
      {words && <Message tone="info">{words}</Message>}
      <Rows drafting={drafting} findings={found} />
    </Card>
  );
}
