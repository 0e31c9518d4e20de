import { DndContext, KeyboardSensor, PointerSensor, pointerWithin } from "@dnd-kit/core";
import { rectIntersection, useSensor, useSensors } from "@dnd-kit/core";
import type { CollisionDetection, DragEndEvent } from "@dnd-kit/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { RequestStatus, SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { createContext, Suspense, use, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { BoardDrop } from "./board-drop.tsx";
import { boardDragTexts } from "./board-drag-texts.ts";
import { toNextColumn } from "./to-next-column.ts";

interface Drag {
  /** The request that is dragged; null while none is. */
  dragged: number | null;
  /** Whether what is dragged may be moved to one of these statuses, by the server's word. */
  mayMoveTo: (statuses: readonly RequestStatus[]) => boolean;
  /** Reads what may be done with a request, before it is dragged. */
  prepare: (id: number) => void;
}

const DragContext = createContext<Drag>({
  dragged: null,
  mayMoveTo: () => false,
  prepare: () => {},
});

/** What is dragged over the board, and where to. */
export const useBoardDrag = (): Drag => use(DragContext);

const collide: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

const findMove = (request: SellerRequest | undefined, statuses: readonly RequestStatus[]) =>
  request?.actions.find(({ to }) => statuses.includes(to));

/**
 * Lets cards be dragged to the columns of those statuses that the table of transitions lets somebody
 * move the request to, and asks as its page does before anything is done.
 */
export function BoardDrag({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [dragged, setDragged] = useState<number | null>(null);
  const [dropped, setDropped] = useState<{ id: number; to: RequestStatus } | null>(null);
  const { data: request } = useQuery({
    ...builderQueries.request(client, dragged ?? 0),
    enabled: dragged !== null,
  });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
  const drag = useMemo(
    () => ({
      dragged,
      mayMoveTo: (statuses: readonly RequestStatus[]) =>
        dragged !== null && findMove(request, statuses) !== undefined,
      prepare: (id: number) => void queryClient.prefetchQuery(builderQueries.request(client, id)),
    }),
    [dragged, request, queryClient],
  );
  const drop = ({ over }: DragEndEvent) => {
    const statuses = (over?.data.current?.["statuses"] ?? []) as RequestStatus[];
    const move = findMove(request, statuses);
    if (dragged !== null && move) setDropped({ id: dragged, to: move.to });
    setDragged(null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collide}
      accessibility={boardDragTexts}
      onDragStart={({ active }) => setDragged(Number(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <DragContext value={drag}>{children}</DragContext>
      {dropped && (
        <Suspense>
          <BoardDrop key={dropped.id} {...dropped} close={() => setDropped(null)} />
        </Suspense>
      )}
    </DndContext>
  );
}
