import type { SellerRequest } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { SettingsCard } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { UnsentNotes, useRefusedNote } from "../../../offline/unsent-notes.tsx";
import { passStorageFailure, removeUnsent } from "../../../offline/unsent.ts";
import { requestTexts } from "../../../texts/request.ru.ts";
import styles from "../request-page.module.css";
import { AddNote } from "./add-note.tsx";
import { AddTask } from "./add-task.tsx";
import { NoteList } from "./note-list.tsx";
import { TaskList } from "./task-list.tsx";
import { useTasks } from "./use-tasks.ts";

const texts = requestTexts.tasks;

/** What is to be done about a request, by whom and until when, and what colleagues should know. */
export function TasksCard({ request }: { request: Pick<SellerRequest, "id" | "organizer_id"> }) {
  const [isAdding, setAdding] = useState(false);
  const [inForm, setInForm] = useState<string | null>(null);
  const refused = useRefusedNote(request.id);
  const { tasks: found, error, change, removeNote, addTask, addNote } = useTasks(request);
  /** The refused note has been sent anew, kept anew, or given up. */
  async function settle(noteId: string): Promise<void> {
    await removeUnsent(noteId).then(() => setInForm(null), passStorageFailure);
  }
  async function send(text: string): Promise<void> {
    await addNote(text);
    if (inForm !== null) await settle(inForm);
  }
  return (
    <>
      <SettingsCard title={texts.title}>
        {error && <Message tone="danger">{describeFailure(error)}</Message>}
        {found?.tasks.length === 0 && !isAdding && <p className={styles.quiet}>{texts.empty}</p>}
        {found && found.tasks.length > 0 && (
          <TaskList
            tasks={found.tasks}
            isChanging={change.isPending}
            change={(taskId, isDone) => change.mutate({ task_id: taskId, is_done: isDone })}
          />
        )}
        {isAdding && found ? (
          <AddTask people={found.people} send={addTask} close={() => setAdding(false)} />
        ) : (
          <div className={styles.actions}>
            <Button variant="secondary" size="s" disabled={!found} onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          </div>
        )}
      </SettingsCard>
      <SettingsCard title={texts.notes}>
        <UnsentNotes requestId={request.id} inForm={inForm} />
        {found && found.notes.length > 0 && (
          <NoteList
            notes={found.notes}
            isChanging={removeNote.isPending}
            remove={(noteId) => removeNote.mutate(noteId)}
          />
        )}
        <AddNote
          send={send}
          refused={refused}
          inForm={inForm}
          takeBack={setInForm}
          giveUp={(noteId) => void settle(noteId)}
        />
      </SettingsCard>
    </>
  );
}
