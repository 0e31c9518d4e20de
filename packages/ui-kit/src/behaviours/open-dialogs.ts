/** Open modal dialogs, the topmost last: all outside of it is out of reach. */
const dialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

/** Says that a dialog was shown as modal; the function given back says that it is closed. */
export function enterDialog(dialog: HTMLDialogElement): () => void {
  dialogs.push(dialog);
  notify();
  return () => {
    const index = dialogs.lastIndexOf(dialog);
    if (index < 0) return;
    dialogs.splice(index, 1);
    notify();
  };
}

/** The modal dialog on top of the others, if any is open; one that React took away is none any more. */
export function findTopDialog(): HTMLDialogElement | undefined {
  return dialogs.findLast(({ isConnected }) => isConnected);
}

/** Hears when another dialog is on top; gives the way to stop. */
export function watchDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
