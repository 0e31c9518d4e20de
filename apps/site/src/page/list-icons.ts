interface IconLink {
  rel: "icon" | "apple-touch-icon";
  href: string;
  type?: string;
  sizes?: string;
}

/** An uploaded favicon's address, which has the side of its file in px at the end. */
const uploaded = /^(\/media\/favicon\/[\w-]+)\/\d+\.png$/;

/** The address of an uploaded favicon's file of a side in px; undefined for any other favicon. */
export function iconFile(favicon: string | null | undefined, side: number): string | undefined {
  const folder = uploaded.exec(favicon ?? "")?.[1];
  return folder && `${folder}/${side}.png`;
}

/** A site's icons: of a tab, of a phone's home screen, of an installed page. */
export function listIcons(favicon: string): IconLink[] {
  const folder = uploaded.exec(favicon)?.[1];
  if (!folder) return [{ rel: "icon", href: favicon }];
  const icon = (rel: IconLink["rel"], side: number): IconLink => ({
    rel,
    href: `${folder}/${side}.png`,
    type: "image/png",
    sizes: `${side}x${side}`,
  });
  return [icon("icon", 32), icon("icon", 512), icon("apple-touch-icon", 180)];
}
