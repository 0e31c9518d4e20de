// What a screen reader says while an entry is moved.

export const sorting = {
  instructions: "Пробел берёт, стрелки перемещают, пробел ставит, Escape отменяет.",
  taken: (place: number, count: number) => `Взято: ${place} из ${count}`,
  over: (place: number, count: number) => `Место ${place} из ${count}`,
  dropped: (place: number, count: number) => `Поставлено на место ${place} из ${count}`,
  cancelled: "Перемещение отменено",
} as const;
