import type { ShareFonts } from "./share-fonts.ts";

/** What satori draws: a React element without React. */
export interface DrawnElement {
  type: string;
  props: { style?: Record<string, unknown>; src?: string; children?: DrawnElement[] | string };
}

export interface ShareImageContent {
  name: string;
  title: string;
  /** Without the scheme, as people say it. */
  domain: string;
  /** A picture as a data url, or null for a site that shows none. */
  picture: string | null;
  colors: { accent: string; onAccent: string; background: string; text: string };
  radius: number;
}

type Fonts = Pick<ShareFonts, "heading" | "text">;

export const shareSize = { width: 1200, height: 628 } as const;

const box = (style: Record<string, unknown>, children?: DrawnElement[] | string): DrawnElement => ({
  type: "div",
  props: { style: { display: "flex", ...style }, ...(children !== undefined && { children }) },
});

/** The name above, the title large, the address below; the picture to the right, cut to the edge. */
export function layOutShareImage(content: ShareImageContent, fonts: Fonts): DrawnElement {
  const { colors, picture } = content;
  return box({ ...shareSize, backgroundColor: colors.background, color: colors.text }, [
    layOutWords(content, fonts),
    ...(picture ? [layOutPicture(picture)] : []),
  ]);
}

function layOutWords(content: ShareImageContent, fonts: Fonts): DrawnElement {
  const { colors, name, title, domain, radius } = content;
  const label = { fontFamily: fonts.text, fontSize: 28 };
  return box(
    {
      flexDirection: "column",
      justifyContent: "space-between",
      flexGrow: 1,
      width: content.picture ? 640 : 1200,
      padding: "56px 56px 52px 64px",
    },
    [
      box({ ...label, alignItems: "center" }, [
        box({
          width: 18,
          height: 18,
          borderRadius: Math.min(9, radius),
          backgroundColor: colors.accent,
        }),
        box({ marginLeft: 16 }, name),
      ]),
      box(
        {
          fontFamily: fonts.heading,
          fontSize: titleSize(content, fonts.heading),
          lineHeight: 1.12,
        },
        keepShortWords(title),
      ),
      box({}, [
        box(
          {
            ...label,
            padding: "14px 26px",
            borderRadius: Math.min(30, radius),
            backgroundColor: colors.accent,
            color: colors.onAccent,
          },
          domain,
        ),
      ]),
    ],
  );
}

function layOutPicture(src: string): DrawnElement {
  return {
    type: "img",
    props: { src, style: { width: 560, height: shareSize.height, objectFit: "cover" } },
  };
}

/** A long title is set smaller; no size is so large that its longest word leaves the column. */
function titleSize({ title, picture }: ShareImageContent, heading: string): number {
  const [, size = 40] = sizesByLength.find(([length]) => title.length <= length) ?? [];
  const column = picture ? 510 : 1080;
  const maxWordLength = Math.max(...title.split(/\s+/).map((word) => word.length));
  const letter = heading.startsWith("Unbounded") ? 0.84 : 0.64;
  return Math.min(picture ? size : size * 1.3, column / (maxWordLength * letter));
}

/** Title sizes in px by the number of letters. */
const sizesByLength: [length: number, size: number][] = [
  [20, 84],
  [36, 70],
  [64, 58],
  [96, 48],
];

/** A preposition never ends a line. */
function keepShortWords(title: string): string {
  return title.replace(/(?<=^|\s)(\p{L}{1,2})\s/gu, "$1\u00a0");
}
