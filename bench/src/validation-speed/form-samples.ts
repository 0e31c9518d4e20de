/** Values of the measured form. */
export type FormSample = Readonly<Record<string, string | number | boolean>>;

const good: FormSample = {
  name: "Анна Петрова",
  email: "anna.petrova@example.ru",
  phone: "+79161234567",
  age: 34,
  site: "https://altai.example.ru/tours?month=5",
  password: "correct horse",
  password_again: "correct horse",
  agree: true,
};

/** One sound form and one bad in each way, each with the fields that fail. */
export const formSamples: readonly { values: FormSample; failing: readonly string[] }[] = [
  { values: good, failing: [] },
  { values: { ...good, name: "А" }, failing: ["name"] },
  { values: { ...good, email: "anna.petrova", agree: false }, failing: ["agree", "email"] },
  { values: { ...good, phone: "8 916 123" }, failing: ["phone"] },
  { values: { ...good, age: 17, site: "no address" }, failing: ["age", "site"] },
  { values: { ...good, password_again: "correct house" }, failing: ["password_again"] },
  {
    values: { ...good, password: "horse", password_again: "horse", name: "x".repeat(60) },
    failing: ["name", "password"],
  },
  { values: { ...good, email: "", phone: "" }, failing: ["email", "phone"] },
];
