import { Link } from "@tanstack/react-router";
import type { OfficeTask, OfficeTaskKind } from "@tour/api";
import { EmptyState } from "@tour/ui-kit/empty-state";
import {
  Banknote,
  CalendarCheck,
  CircleCheck,
  CircleQuestionMark,
  DoorOpen,
  IdCard,
  MessageCircle,
  Users,
  WalletCards,
} from "lucide-react";
import { FigureCard } from "../../../shell/figure-card.tsx";
import { homeTexts } from "../../../texts/home.ru.ts";
import { describeItem } from "./describe-item.ts";
import styles from "./task-list.module.css";
import { TaskLink } from "./task-link.tsx";

const texts = homeTexts.tasks;

const icons = {
  confirm: CalendarCheck,
  question: CircleQuestionMark,
  answer: MessageCircle,
  group: Users,
  reopen: DoorOpen,
  refund: Banknote,
  overdue: WalletCards,
  tourists: IdCard,
} as const satisfies Record<OfficeTaskKind, unknown>;

interface TaskListProps {
  tasks: readonly OfficeTask[];
  organizerId: number;
}

/** What an organiser has to do today, each with the way to where it is done. */
export function TaskList({ tasks, organizerId }: TaskListProps) {
  return (
    <FigureCard title={texts.title}>
      {tasks.length === 0 && (
        <EmptyState size="s" icon={<CircleCheck />} title={texts.done} text={texts.doneText} />
      )}
      {tasks.length > 0 && (
        <ul className={styles.kinds}>
          {tasks.map((task) => (
            <Kind key={task.kind} task={task} organizerId={organizerId} />
          ))}
        </ul>
      )}
    </FigureCard>
  );
}

/** All that is left of a kind stands in a list of its own. */
const listOf = {
  question: "/$organizerId/questions",
  group: "/$organizerId/departures",
} as const;

function Kind({ task, organizerId }: { task: OfficeTask; organizerId: number }) {
  const { kind, count, items } = task;
  const Icon = icons[kind];
  const left = count - items.length;
  const list = kind === "question" || kind === "group" ? listOf[kind] : "/$organizerId/requests";
  return (
    <li className={styles.kind}>
      <h3 className={styles.name}>
        <Icon size={18} aria-hidden />
        <span>{texts.kind[kind]}</span>
        <span className={styles.count}>{count}</span>
      </h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <TaskLink kind={kind} id={item.id} organizerId={organizerId} className={styles.item}>
              <span className={styles.what}>
                <strong className={styles.who}>{item.name || item.tour}</strong>
                {item.name !== "" && item.tour && <span className={styles.quiet}>{item.tour}</span>}
              </span>
              <span className={styles.note}>{describeItem(kind, item)}</span>
            </TaskLink>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Link to={list} params={{ organizerId }} search={{}} className={styles.more}>
          {texts.more(left)}
        </Link>
      )}
    </li>
  );
}
