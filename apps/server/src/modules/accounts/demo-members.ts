/** The team of the demo's first organiser; see `demo-accounts.ts`. */
export const demoMembers = [
  { title: "Менеджер", role: "manager", email: "manager@demo.tour", password: "demo-demo-demo" },
  { title: "Гид", role: "guide", email: "guide@demo.tour", password: "demo-demo-demo" },
] as const;
