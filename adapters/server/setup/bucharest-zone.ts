import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { Polygon } from "#core/shop/delivery-zone.ts";

/** Piața Universității: where a new shop is until it says otherwise. */
export const BUCHAREST_CENTRE: Coordinates = { latitude: 44.4355, longitude: 26.1025 };

/** Bucharest within its ring road, drawn by hand in fourteen points: where a new shop delivers until it says otherwise. */
export const BUCHAREST: Polygon = {
  type: "Polygon",
  coordinates: [
    [
      [25.975, 44.43],
      [25.985, 44.395],
      [26.03, 44.365],
      [26.08, 44.35],
      [26.13, 44.345],
      [26.18, 44.37],
      [26.215, 44.405],
      [26.22, 44.44],
      [26.19, 44.475],
      [26.15, 44.51],
      [26.1, 44.535],
      [26.05, 44.525],
      [26, 44.49],
      [25.98, 44.46],
      [25.975, 44.43],
    ],
  ],
};
