/** The `data-` attributes among a component's props, for the element that its `ref` gives. */
export function pickData(props: object): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith("data-")));
}
