"use client";

import { useState, type ComponentProps } from "react";
import { UserRound } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { getAvatarVariant, getInitials } from "./initials.ts";
import styles from "./avatar.module.css";

/** Diameter in px. Specification, section 9. */
export const AVATAR_SIZE = 48;

export interface AvatarProps extends ComponentProps<"span"> {
  /** Whose it is: its initials are shown without a picture, and it is read out. */
  name: string;
  /** Address of the picture; initials stand in while it is not there. */
  src?: string | undefined;
  /** Diameter in px. Default 48. */
  size?: number | undefined;
  /** `square` takes the corners of pictures. Default `circle`. */
  shape?: "circle" | "square" | undefined;
  /** The name stands beside it already: screen readers pass over. */
  decorative?: boolean | undefined;
}

/** A person's picture, or initials on one of five colours. Specification, section 9. */
export function Avatar(props: AvatarProps) {
  const { name, src, size = AVATAR_SIZE, shape = "circle", decorative = false, ...rest } = props;
  const [broken, setBroken] = useState<string>();
  const initials = getInitials(name);
  const hasPicture = src !== undefined && src !== "" && src !== broken;
  return (
    <span
      {...rest}
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      className={joinClasses(styles.root, rest.className)}
      style={{ ...rest.style, inlineSize: size, blockSize: size, fontSize: size * 0.38 }}
      data-shape={shape}
      data-variant={getAvatarVariant(initials)}
    >
      {hasPicture ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          className={styles.picture}
          onError={() => setBroken(src)}
          // A picture may have failed before the script came.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(src);
          }}
        />
      ) : initials === "" ? (
        <UserRound />
      ) : (
        <span aria-hidden="true">{initials}</span>
      )}
    </span>
  );
}
