/** Web push, to staff and to customers. */
export const push = {
  label: "Notificări pe acest dispozitiv",
  arrivals: "Comenzile noi apar și când ecranul este închis.",
  own: "Te anunțăm când comanda este acceptată, gata sau pe drum.",
  missing: "Browserul nu primește notificări. Pe iPhone și iPad adaugă întâi pagina pe ecranul principal.",
  denied: "Notificările sunt blocate. Permite-le din setările browserului.",
  failed: "Nu s-a putut schimba. Încearcă din nou.",
} as const;
