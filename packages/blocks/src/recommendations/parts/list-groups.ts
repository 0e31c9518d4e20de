interface Group {
  title: string;
  items: string[];
}

/** One line of a list. One that stands in the content has its place there. */
interface ShownItem {
  text: string;
  at?: string;
}

/** A group as it is shown: without empty lines. */
export interface ShownGroup {
  title: string;
  at?: string;
  items: ShownItem[];
}

interface ListedData {
  ofTour: Group[];
  hasOwn: boolean;
}

/** The tour's groups, then those common to all tours; what has no words is left out. */
export function listGroups(
  { groups }: { groups: Group[] },
  { ofTour, hasOwn }: ListedData,
): ShownGroup[] {
  const shown: ShownGroup[] = [
    ...ofTour.map(({ title, items }) => ({ title, items: items.map((text) => ({ text })) })),
    ...(hasOwn ? groups : []).map(({ title, items }, index) => ({
      title,
      at: `groups.${index}.title`,
      items: items.map((text, place) => ({ text, at: `groups.${index}.items.${place}` })),
    })),
  ];
  return shown
    .map((group) => ({ ...group, items: group.items.filter(({ text }) => text.trim()) }))
    .filter(({ items }) => items.length > 0);
}
