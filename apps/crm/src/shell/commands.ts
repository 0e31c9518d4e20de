import { useEffect, useMemo, useRef } from "react";
import { create } from "zustand";

/** Something that the screen can do, by a name that people may look for. */
export interface Command {
  id: string;
  label: string;
  run: () => void;
}

const useStore = create<{ commands: readonly Command[] }>(() => ({ commands: [] }));

/** What the screens that are open offer to do, the first of them first. */
export const useListedCommands = (): readonly Command[] => useStore(({ commands }) => commands);

/** Offers to do these for as long as the caller is on the screen; they run as they are then. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  const named = JSON.stringify(commands.map(({ id, label }) => ({ id, label })));
  const offered = useMemo(
    () =>
      (JSON.parse(named) as Omit<Command, "run">[]).map((command) => ({
        ...command,
        run: () => latest.current.find(({ id }) => id === command.id)?.run(),
      })),
    [named],
  );
  useEffect(() => {
    useStore.setState(({ commands: before }) => ({ commands: [...before, ...offered] }));
    return () =>
      useStore.setState(({ commands: before }) => ({
        commands: before.filter((command) => !offered.includes(command)),
      }));
  }, [offered]);
}
