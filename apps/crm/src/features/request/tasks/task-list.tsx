import type { RequestTask } from "@tour/api";
import { formatDate } from "@tour/blocks/format";
import { formatShortInstant } from "@tour/office/format";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { Tag } from "@tour/ui-kit/tag";
import { requestTexts } from "../../../texts/request.ru.ts";
import styles from "./tasks.module.css";

const texts = requestTexts.tasks;

interface TaskListProps {
  tasks: readonly RequestTask[];
  isChanging: boolean;
  change: (taskId: number, isDone: boolean) => void;
}

/** Each task with its day and its person, to be ticked off. */
export function TaskList({ tasks, isChanging, change }: TaskListProps) {
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <li key={task.id} className={styles.task} data-done={task.done_at !== null || undefined}>
          <Checkbox
            checked={task.done_at !== null}
            disabled={isChanging}
            onCheckedChange={(isDone) => change(task.id, isDone)}
            description={describe(task)}
          >
            {task.text}
          </Checkbox>
          {task.is_overdue && (
            <Tag tone="danger" size="s">
              {texts.overdue}
            </Tag>
          )}
        </li>
      ))}
    </ul>
  );
}

const describe = ({ due_date: day, assignee, done_at: doneAt }: RequestTask): string =>
  [doneAt ? texts.done(formatShortInstant(doneAt)) : texts.until(formatDate(day)), assignee?.name]
    .filter(Boolean)
    .join(", ");
