import type { ComponentProps } from "react";

export type IconProps = ComponentProps<"svg">;

/**
 * An icon of one path on a grid of 24 px, in lines of the text's colour. Without a role it is
 * hidden from screen readers.
 */
export function drawIcon(path: string) {
  return function Icon(props: IconProps) {
    return (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props.role === undefined || undefined}
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}
