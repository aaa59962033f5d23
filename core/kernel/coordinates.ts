/** A place on earth in WGS 84 degrees; latitude -90..90, longitude -180..180. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}
