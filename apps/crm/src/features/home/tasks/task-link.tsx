import { Link } from "@tanstack/react-router";
import type { OfficeTaskKind } from "@tour/api";
import type { ReactNode } from "react";

interface TaskLinkProps {
  kind: OfficeTaskKind;
  /** Of the request, the question or the date. */
  id: number;
  organizerId: number;
  className?: string | undefined;
  children: ReactNode;
}

/** The way to where a task is done. */
export function TaskLink({ kind, id, organizerId, ...props }: TaskLinkProps) {
  if (kind === "group" || kind === "reopen") {
    const at = { organizerId, departureId: id };
    return <Link {...props} to="/$organizerId/departures/$departureId" params={at} search={{}} />;
  }
  const params = { organizerId, id: `${id}` };
  if (kind === "question") {
    return <Link {...props} to="/$organizerId/questions/$id" params={params} />;
  }
  return <Link {...props} to="/$organizerId/requests/$id" params={params} />;
}
