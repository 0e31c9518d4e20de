interface Press {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Whether a click on a link asks for nothing special, such as a new tab. */
export function isPlainPress(press: Press): boolean {
  return press.button === 0 && !press.altKey && !press.ctrlKey && !press.metaKey && !press.shiftKey;
}
