/** An address as it is typed, and its pin on the map. */
export const address = {
  street: "Stradă",
  number: "Număr",
  city: "Localitate",
  block: "Bloc",
  staircase: "Scară",
  floor: "Etaj",
  apartment: "Apartament",
  intercom: "Interfon",
  courierNoteHint: "Ex.: sună la interfon, intrarea prin curte",
  pinOnMap: "Pune pinul pe hartă",
  coordinates: "Poziție pe hartă",
  pinMissing: "Pune pinul pe hartă, la intrare.",
  pinAt: "Pin la {latitude}, {longitude}. Mută-l cu săgețile.",
  mapHint: "Apasă pe hartă sau mută pinul cu săgețile. Zona colorată este cea în care livrăm.",
  doorDetails: "Bloc, scară, etaj, interfon, notă pentru curier",
  deliverHere: "Livrează aici",
} as const;
