/** Loads the slider and the calendar when somebody comes to them: React and the kit weigh more than all else. */
export function awaitKitParts(form: HTMLFormElement, onChange: () => void): void {
  const slider = form.querySelector<HTMLElement>("[data-slider]");
  const group = slider?.closest("details");
  const mountSlider = () => {
    if (!slider || slider.dataset.mounted !== undefined) return;
    slider.dataset.mounted = "";
    import("./price-slider.tsx").then(
      (part) => part.mountSlider(slider, form, onChange),
      // Without it both ends are typed; the next touch tries again.
      () => delete slider.dataset.mounted,
    );
  };
  for (const event of ["pointerenter", "focusin"]) group?.addEventListener(event, mountSlider);
  form.addEventListener("market-opened", mountSlider);

  const opener = form.querySelector<HTMLButtonElement>("[data-opener]");
  if (!opener) return;
  opener.hidden = false;
  opener.addEventListener("click", () => {
    import("./dates-calendar.tsx").then(
      (part) => part.toggleCalendar(opener, form, onChange),
      // The days are typed, or the next press tries again.
      () => {},
    );
  });
}
