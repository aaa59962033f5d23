import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A service that answers as Nominatim's /search does, on this machine. */
export interface TestGeocoder {
  readonly url: string;
  /** What was asked, oldest first. */
  readonly asked: URLSearchParams[];
  /** What it answers from now on. */
  answer: {
    readonly status: number;
    readonly body: string;
    readonly location?: string;
    readonly waitMs?: number;
  };
  stop(): Promise<void>;
}

/** Two addresses of one street, one of them twice, and a place without a street. */
export const VICTORIEI = JSON.stringify([
  place("44.4410", "26.0960", { road: "Calea Victoriei", house_number: "12", city: "București" }),
  place("44.4410", "26.0961", { road: "Calea Victoriei", house_number: "12", city: "București" }),
  place("44.4450", "26.0930", { road: "Calea Victoriei", city: "București", suburb: "Sector 1" }),
  place("44.4360", "26.0970", { city: "București" }),
]);

/** Starts it. */
export async function startTestGeocoder(): Promise<TestGeocoder> {
  const geocoder = {
    asked: [] as URLSearchParams[],
    answer: { status: 200, body: VICTORIEI } as TestGeocoder["answer"],
  };
  const server = createServer((request, response) => {
    geocoder.asked.push(new URL(request.url ?? "/", "http://geocoder.test").searchParams);
    const { status, body, location, waitMs = 0 } = geocoder.answer;
    setTimeout(() => {
      response.writeHead(status, {
        "content-type": "application/json",
        ...(location === undefined ? {} : { location }),
      });
      response.end(body);
    }, waitMs);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(geocoder, {
    url: `http://127.0.0.1:${port}/search`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

function place(lat: string, lon: string, address: Readonly<Record<string, string>>): object {
  return { place_id: 1, lat, lon, display_name: Object.values(address).join(", "), address };
}
