/** A heart that is filled by its surroundings' style. */
export const HeartIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M12 20.5 4.4 13a5 5 0 0 1 7.1-7.1l.5.6.5-.6a5 5 0 0 1 7.1 7.1z" />
  </svg>
);
