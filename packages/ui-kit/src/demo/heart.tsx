/** The one icon that the demos need; no component of the kit draws it. */
export function Heart() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path
        d="M12 20.5 4.6 13a4.9 4.9 0 0 1 7.4-6.4A4.9 4.9 0 0 1 19.4 13Z"
        strokeLinejoin="round"
      />
    </svg>
  );
}
