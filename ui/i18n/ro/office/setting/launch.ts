/** A new shop on its way to the public. */
export const launch = {
  tile: "Primii pași și publicarea",
  tileText: "Ce mai lipsește până la prima comandă",
  title: "Primii pași: {shop|isolate}",
  done: "{done:number} din {all:number} pași gata",
  published: "Publicat",
  unpublished: "Nepublicat",
  publishedText: "Clienții văd magazinul și pot comanda.",
  unpublishedText:
    "Clienții văd doar că deschideți în curând. Echipa vede magazinul ca ei și poate da comenzi de probă.",
  preview: "Vezi magazinul",
  publish: "Publică magazinul",
  unpublish: "Retrage magazinul",
  stepDone: "Gata",
  stepOpen: "De făcut",
  bar: "{shop|isolate} nu este publicat: {done:number} din {all:number} pași gata.",
  barLink: "Primii pași",
  failed: "Nu am putut citi cât mai este de făcut",
  lacking: "Lipsește la: {places|isolate}",
  deleteTests: "Șterge comenzile de probă încheiate ({n:number})",
  steps: {
    hours: { name: "Programul", text: "Când se poate comanda, pe metode.", action: "Setează programul" },
    zones: { name: "Zone de livrare", text: "Unde livrați și cu ce taxe.", action: "Desenează zonele" },
    menu: {
      name: "Meniul",
      text: "{n:number|count} {{|produs publicat||produse publicate|de produse publicate|de produse publicate}}",
      action: "Editează meniul",
    },
    staff: { name: "Echipa", text: "Cine preia comenzile lângă tine.", action: "Invită un coleg" },
    sound: {
      name: "Alarma",
      text: "Sună la fiecare comandă nouă. Ascult-o pe acest dispozitiv.",
      action: "Sună alarma",
    },
    test: {
      name: "O comandă de probă",
      text: "Dă o comandă, pregătește-o și încheie-o. Nu se numără nicăieri.",
      action: "Comandă de probă",
    },
    publish: { name: "Publicarea", text: "Magazinul apare clienților." },
  },
} as const;
