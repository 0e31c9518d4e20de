/** Every refusal about organisers that people may read. */
export const organizerTexts = {
  noOrganizer: "Такого организатора нет",
  staffVerifies: "Проверку проводит служба поддержки",
  staffIsNoOwner: "Этот e-mail у сотрудника: сотрудник не может владеть организатором",
} as const;
