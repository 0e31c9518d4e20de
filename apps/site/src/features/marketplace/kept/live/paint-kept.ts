/** Event of the page: cards came that know nothing yet of what is saved and picked. */
export const cardsEvent = "market-cards";

export const paintKept = (): void => void document.dispatchEvent(new Event(cardsEvent));
