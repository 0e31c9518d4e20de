/** Made by the demo seed only, and shown on the sign-in page in demo mode only. */
export const demoAccounts = [
  { title: "Организатор", email: "organizer@demo.tour", password: "demo-demo-demo" },
  { title: "Сотрудник", email: "staff@demo.tour", password: "demo-demo-demo" },
  { title: "Второй сотрудник", email: "staff2@demo.tour", password: "demo-demo-demo" },
] as const;
