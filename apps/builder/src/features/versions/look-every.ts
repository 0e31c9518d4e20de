/** How often the screen looks what colleagues have saved and published meanwhile, in ms. */
export const lookEvery = 4000;
