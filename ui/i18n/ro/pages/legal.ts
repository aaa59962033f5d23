/** Legal pages; company data comes from the organization itself. */
export const legal = {
  privacyTitle: "Politica de confidențialitate",
  termsTitle: "Termeni și condiții",
  cookiesTitle: "Politica de cookie-uri",
  refundTitle: "Retur și rambursare",
  operator: "{name|isolate}, CUI {taxId}, cu sediul în {address|isolate}, email {email}, telefon {phone}.",
  installation:
    "Paginile acestea sunt pentru proprietarii de restaurante. Pentru orice întrebare scrie la {email}. Fiecare restaurant își publică datele firmei pe paginile lui.",
  operatorTitle: "Cine suntem",
  version: "Versiunea {number}, din {date}",
  onlyIn: {
    ro: "Textul de mai jos este numai în română.",
    en: "Textul de mai jos este numai în engleză.",
  },
  privacy: {
    dataTitle: "Ce date folosim",
    data: "Numele, emailul, telefonul, adresa de livrare și comenzile tale: le primim de la tine și le folosim ca să pregătim și să livrăm ceea ce ai comandat.",
    basisTitle: "Temeiul",
    basis:
      "Executarea contractului pentru comenzi, obligația legală pentru documentele fiscale și acordul tău pentru statistici și marketing.",
    keepTitle: "Cât le păstrăm",
    keep: "Datele comenzilor cât cere legea fiscală; datele contului până îl ștergi; codurile trimise pe telefon cinci minute.",
    shareTitle: "Cui le dăm",
    share:
      "Restaurantului, curierului comenzii (prenume, telefon, adresă) și furnizorilor care ne trimit mesajele. Nu le vindem.",
    leadTitle: "Formularul de contact",
    lead: "Numele, restaurantul, emailul, telefonul și mesajul ajung prin email la {email} și dispar de pe server după 7 zile. Le folosim numai ca să răspundem.",
    rightsTitle: "Drepturile tale",
    rights:
      "Acces, rectificare, ștergere, restricționare, portabilitate, opoziție și plângere la ANSPDCP. Din contul tău poți descărca tot ce păstrăm despre tine și poți șterge contul; pentru rest scrie-ne la adresa de mai sus.",
  },
  terms: {
    orderTitle: "Comanda",
    order: "Comanda devine contract când restaurantul o acceptă. Până atunci o poți anula fără cost.",
    priceTitle: "Prețuri și plată",
    price: "Prețurile includ TVA. Plătești numerar sau cu cardul la predare.",
    timeTitle: "Timpul",
    time: "Ora estimată este calculată din preparare, aglomerație și zonă; te anunțăm dacă se schimbă.",
    pointsTitle: "Puncte și coduri",
    points:
      "Punctele se acordă la finalizarea comenzii, nu se schimbă în bani și sunt valabile la restaurantul care le-a acordat.",
    allergensTitle: "Alergeni",
    allergens: "Alergenii declarați apar la fiecare produs. Dacă ai o alergie, sună înainte de a comanda.",
  },
  cookies: {
    necessaryTitle: "Strict necesare",
    necessary: "Sesiunea, coșul de oaspete, limba și aspectul sunt strict necesare și nu cer acord.",
    optionalTitle: "Cu acordul tău",
    optional:
      "Statisticile și marketingul pornesc numai după acordul tău, pe care îl poți schimba oricând din subsol.",
  },
  refund: {
    beforeTitle: "Înainte de acceptare",
    before: "Anulezi gratuit din pagina comenzii. Nu ai plătit nimic, fiindcă se plătește la predare.",
    afterTitle: "După acceptare",
    after: "Preparatele se alterează rapid, deci nu există drept de retragere.",
    complaintTitle: "Dacă ceva nu e în regulă",
    complaint:
      "Spune din pagina comenzii, în 48 de ore: lipsește ceva, ai primit altceva, a întârziat sau nu era bun. Restaurantul îți răspunde acolo și pe email.",
    moneyTitle: "Cum primești banii",
    money:
      "De la restaurantul care i-a încasat, la fel cum ai plătit, sau în puncte. Diner nu încasează banii comenzilor.",
  },
} as const;
