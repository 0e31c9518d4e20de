import type { Brand, Look } from "@tour/api";
import { presetWarnings } from "@tour/theme";
import type { FontFace } from "@tour/theme";
import { IconButton } from "@tour/ui-kit/button";
import { DropdownMenu, MenuItem, MenuSeparator } from "@tour/ui-kit/dropdown";
import { Check, Ellipsis, Pencil, Replace, Trash2, TriangleAlert } from "lucide-react";
import { brandTexts as texts } from "../../../texts/brands.ru.ts";
import { texts as allTexts } from "../../../texts/ru.ts";
import { LookFace } from "../look-face.tsx";
import cardStyles from "../preset-card.module.css";
import type { useTryingOn } from "../use-trying-on.ts";
import styles from "./brands.module.css";
import type { LostFont } from "./repair-look.ts";

interface BrandCardProps {
  brand: Brand;
  /** The brand as it can be put on now. */
  look: Look;
  lost: readonly LostFont[];
  fonts: readonly FontFace[];
  isCurrent: boolean;
  /** Whether the present look is something that the brand does not keep yet. */
  canReplace: boolean;
  disabled: boolean;
  wear: () => void;
  /** Shows the page in it while it is pointed at. */
  tryOn: ReturnType<ReturnType<typeof useTryingOn>["tryOn"]>;
  rename: () => void;
  replace: () => void;
  remove: () => void;
}

/** One brand to put on, drawn in its own colours and type, with what reads badly or is lost in it. */
export function BrandCard(props: BrandCardProps) {
  const { brand, look, lost, fonts, isCurrent, disabled, wear, tryOn } = props;
  const notes = [
    ...lost.map(describeLost),
    ...presetWarnings(look.preset, look.preset_type).map(({ message }) => message),
  ];
  return (
    <li className={styles.brand}>
      <button
        type="button"
        className={cardStyles.card}
        aria-pressed={isCurrent}
        disabled={disabled}
        onClick={wear}
        {...tryOn}
      >
        <LookFace look={look} title={brand.name} fonts={fonts} />
        <span className={styles.name}>{brand.name}</span>
        {isCurrent && (
          <span className={cardStyles.current}>
            <Check size={14} aria-hidden /> {allTexts.design.current}
          </span>
        )}
      </button>
      <div className={styles.menu}>
        <DropdownMenu
          trigger={
            <IconButton size="s" label={texts.actions(brand.name)} disabled={disabled}>
              <Ellipsis size={18} />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil size={16} />} onSelect={props.rename}>
            {texts.rename}
          </MenuItem>
          <MenuItem
            icon={<Replace size={16} />}
            disabled={!props.canReplace}
            onSelect={props.replace}
          >
            {texts.replace}
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 size={16} />} onSelect={props.remove}>
            {texts.remove}
          </MenuItem>
        </DropdownMenu>
      </div>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>
              <TriangleAlert size={14} aria-hidden /> <span>{note}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function describeLost({ lost, instead }: LostFont): string {
  return lost.font_family === instead.font_family
    ? texts.lostWeight(lost.font_family, lost.font_weight, instead.font_weight)
    : texts.lostFont(lost.font_family, instead.font_family);
}
