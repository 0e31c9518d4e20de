const whole = /* @__PURE__ */ new Intl.NumberFormat("ru", { maximumFractionDigits: 0 });
const short = /* @__PURE__ */ new Intl.NumberFormat("ru", { maximumFractionDigits: 1 });

/** "74 км", and of less than ten "9,6 км". */
export const formatKm = (km: number): string => `${(km < 9.95 ? short : whole).format(km)}\u00a0км`;

/** "2 030 м": where one stands. */
export const formatHeight = (metres: number): string => `${whole.format(metres)}\u00a0м`;

/** "910 м", to tens: how far up or down, which no device knows better. */
export const formatClimb = (metres: number): string => formatHeight(Math.round(metres / 10) * 10);
