import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { RequestTasks, SellerRequest } from "@tour/api";
import { client } from "@tour/office/api";
import { sendOrKeep } from "../../../offline/send-or-keep.ts";
import { keepUnsent } from "../../../offline/unsent.ts";
import { useUndo } from "../../../undo/use-undo.tsx";
import { requestTexts } from "../../../texts/request.ru.ts";

const texts = requestTexts.tasks;

interface NewTask {
  text: string;
  due_date: string;
  user_id: string | null;
}

const tasksOf = (id: number) =>
  queryOptions({
    queryKey: ["request", id, "tasks"],
    queryFn: ({ signal }) =>
      client.listRequestTasks({ query: { id } }, { signal }).then(({ data }) => data),
    // Colleagues add to them.
    staleTime: 0,
  });

/** Tasks and notes of a request as the server has them, and what can be done with them. */
export function useTasks({
  id,
  organizer_id: organizerId,
}: Pick<SellerRequest, "id" | "organizer_id">) {
  const queryClient = useQueryClient();
  const offerUndo = useUndo();
  const query = tasksOf(id);
  const { data, error } = useQuery(query);
  const keep = ({ data: next }: { data: RequestTasks }) => {
    queryClient.setQueryData(query.queryKey, next);
    // The list says which requests have a task that is overdue.
    void queryClient.invalidateQueries({ queryKey: ["organizer"], predicate: isOfRequests });
  };
  const change = useMutation({
    mutationFn: (body: { task_id: number; is_done: boolean }) => client.changeRequestTask({ body }),
    onMutate: async ({ task_id: taskId, is_done: isDone }) => {
      await queryClient.cancelQueries(query);
      const before = queryClient.getQueryData(query.queryKey);
      // Ticked at once; what the server says takes its place.
      queryClient.setQueryData(query.queryKey, tick(before, taskId, isDone));
      return { before };
    },
    onSuccess: (answer, { task_id: taskId, is_done: isDone }) => {
      keep(answer);
      if (!isDone) return;
      const undo = async () =>
        keep(await client.changeRequestTask({ body: { task_id: taskId, is_done: false } }));
      offerUndo({ id: `task ${taskId}`, text: texts.finished, undo });
    },
    onError: (_error, _task, shown) => {
      // Where there is no network nothing else would untick it.
      queryClient.setQueryData(query.queryKey, shown?.before);
      return queryClient.invalidateQueries(query);
    },
  });
  const removeNote = useMutation({
    mutationFn: (noteId: number) => client.removeRequestNote({ body: { note_id: noteId } }),
    onSuccess: keep,
    onError: () => queryClient.invalidateQueries(query),
  });
  async function addNote(text: string): Promise<void> {
    const key = crypto.randomUUID();
    const answer = await sendOrKeep(
      () => client.addRequestNote({ body: { id, text, key } }),
      () => keepUnsent({ kind: "note", id: key, organizerId, requestId: id, at: Date.now(), text }),
    );
    if (answer) keep(answer);
  }
  return {
    tasks: data,
    error: error ?? change.error ?? removeNote.error,
    change,
    removeNote,
    addTask: async (task: NewTask) => keep(await client.addRequestTask({ body: { id, ...task } })),
    addNote,
  };
}

/** The task as done or to be done, where it stands. */
const tick = (
  before: RequestTasks | undefined,
  taskId: number,
  isDone: boolean,
): RequestTasks | undefined =>
  before && {
    ...before,
    tasks: before.tasks.map((task) =>
      task.id === taskId ? { ...task, done_at: isDone ? new Date().toISOString() : null } : task,
    ),
  };

const isOfRequests = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] === "requests";
