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

/**
 * The tour's groups, then those common to all tours; what has no words is left out. Two groups of one
 * name are one: what the common one has besides stands at its end.
 */
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
  const filled = shown
    .map((group) => ({ ...group, items: group.items.filter(({ text }) => text.trim()) }))
    .filter(({ items }) => items.length > 0);
  const isSame = (one: ShownGroup, other: ShownGroup) =>
    one === other || (one.title.trim() !== "" && normalize(one.title) === normalize(other.title));
  return filled
    .filter((group) => filled.find((other) => isSame(other, group)) === group)
    .map((group) => {
      const items = filled.filter((other) => isSame(other, group)).flatMap((one) => one.items);
      const firsts = new Map(items.toReversed().map((item) => [normalize(item.text), item]));
      return { ...group, items: items.filter((item) => firsts.get(normalize(item.text)) === item) };
    });
}

const normalize = (text: string) => text.trim().toLocaleLowerCase("ru");
