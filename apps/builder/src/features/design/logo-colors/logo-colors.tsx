import { useQuery } from "@tanstack/react-query";
import { imageUrl } from "@tour/api";
import type { Image } from "@tour/api";
import { Link } from "@tour/ui-kit/link";
import type { CSSProperties, ReactNode } from "react";
import { texts as allTexts } from "../../../texts/ru.ts";
import { listStrongColors } from "./list-strong-colors.ts";
import styles from "./logo-colors.module.css";

const texts = allTexts.design;

/** Large enough for its colours to be counted, px. */
const size = 160;

interface LogoColorsProps {
  logo: Image;
  disabled: boolean;
  choose: (color: string) => void;
}

/** Colours of the site's logo, each for one press; nothing where it has none, or can't be read. */
export function LogoColors({ logo, disabled, choose }: LogoColorsProps) {
  const url = imageUrl(logo, `${size}x${size}` as const);
  const { data: colors = [] } = useQuery({
    queryKey: ["logo-colors", url],
    queryFn: ({ signal }) => readPixels(url, signal).then(listStrongColors),
    staleTime: Infinity,
  });
  if (colors.length === 0) return null;
  return (
    <Group>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          className={styles.color}
          style={{ "--color": color } as CSSProperties}
          aria-label={texts.takeLogoColor(color)}
          title={color}
          disabled={disabled}
          onClick={() => choose(color)}
        />
      ))}
    </Group>
  );
}

/** The same of a site without a logo: says so, and leads to where it is uploaded. */
export function NoLogoColors({ path }: { path: string }) {
  return (
    <Group>
      <span className={styles.label}>
        {texts.noLogo} <Link to={path}>{texts.addLogo}</Link>
      </span>
    </Group>
  );
}

const Group = ({ children }: { children: ReactNode }) => (
  <div role="group" aria-label={texts.logoColors} className={styles.colors}>
    <span className={styles.label}>{texts.logoColors}</span>
    {children}
  </div>
);

async function readPixels(url: string, signal: AbortSignal): Promise<ImageData> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The logo answered ${answer.status}`);
  const picture = await createImageBitmap(await answer.blob());
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0, size, size);
  return context.getImageData(0, 0, size, size);
}
