/** The demo's people, who sign in with one tap (DEMO-2). */
export const DEMO_PEOPLE = [
  { name: "Ana Ionescu", email: "ana@example.com", role: "demoCustomer" },
  { name: "Mihai Popa", email: "mihai@example.com", role: "demoCustomerUnverified" },
  { name: "Ioana Dumitru", email: "staff@example.com", role: "demoStaff" },
  { name: "Andrei Stan", email: "manager@example.com", role: "demoManager" },
  { name: "Elena Marin", email: "owner@example.com", role: "demoOwner" },
  { name: "Radu Georgescu", email: "admin@example.com", role: "demoAdmin" },
] as const;

/** The password of all of them; they exist only in a demo, which answers this machine only. */
export const DEMO_PASSWORD = "parola-demo-2026";
