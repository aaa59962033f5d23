import type { Coordinates } from "#core/kernel/coordinates.ts";
import { type MapFrame, type MapPoint, toPoint } from "./plain-map.ts";

/** A square picture of a web map: its address and its box on a plain map, as fractions of width and height. */
export interface MapTile {
  readonly url: string;
  readonly from: MapPoint;
  readonly to: MapPoint;
}

// Tiles across the frame at the coarser of two fitting zooms: about 256 px each in a dialog of 700 px.
const TILES_ACROSS = 3;
const DEEPEST_ZOOM = 19;

/**
 * The tiles that cover a frame, row by row: the common scheme of web maps, 2^z by 2^z squares of the Mercator
 * projection. `template` holds {z}, {x} and {y}. Over a town the frame's own projection differs from Mercator by
 * less than a pixel once every tile is put where its corners belong.
 */
export function tilesOf(frame: MapFrame, template: string): readonly MapTile[] {
  const zoom = zoomFor(frame);
  const first = tileAt({ longitude: frame.west, latitude: frame.north }, zoom);
  const last = tileAt({ longitude: frame.east, latitude: frame.south }, zoom);
  const columns = range(Math.floor(first.x), Math.floor(last.x));
  return range(Math.floor(first.y), Math.floor(last.y)).flatMap((y) =>
    columns.map((x) => ({
      url: template.replace("{z}", String(zoom)).replace("{x}", String(x)).replace("{y}", String(y)),
      from: toPoint(frame, cornerOf(x, y, zoom)),
      to: toPoint(frame, cornerOf(x + 1, y + 1, zoom)),
    })),
  );
}

function zoomFor({ west, east }: MapFrame): number {
  const zoom = Math.floor(Math.log2((360 * TILES_ACROSS) / (east - west)));
  return Math.min(DEEPEST_ZOOM, Math.max(0, zoom));
}

/** Where a place lies, counted in tiles from the north-west. */
function tileAt({ longitude, latitude }: Coordinates, zoom: number): MapPoint {
  const across = 2 ** zoom;
  const angle = (latitude * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * across,
    y: ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * across,
  };
}

function cornerOf(x: number, y: number, zoom: number): Coordinates {
  const across = 2 ** zoom;
  const angle = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / across)));
  return { longitude: (x / across) * 360 - 180, latitude: (angle * 180) / Math.PI };
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}
