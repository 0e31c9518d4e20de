import { useStore } from "zustand";
import { SaveStatus } from "../../../saving/save-status.tsx";
import { followDesign } from "./open-designs.ts";
import type { DesignSaver } from "./design-saver.ts";

interface DesignStatusProps {
  organizerId: number;
  saver: DesignSaver;
}

/** Whether all that was changed of the design is with the server. */
export function DesignStatus({ organizerId, saver }: DesignStatusProps) {
  const { state, isKept } = useStore(saver.store);
  return (
    <SaveStatus
      {...{ state, isKept }}
      path={`/${organizerId}/design`}
      again={() => followDesign(organizerId, saver)}
    />
  );
}
