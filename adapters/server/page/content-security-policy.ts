import { createHash } from "node:crypto";
import type { OutsideServices } from "#core/app/page.ts";
import type { MeasurementIds } from "#core/consent/consent.ports.ts";
import { measurementHosts } from "#core/consent/measurement-hosts.ts";

/** What a page may reach outside of its origin. */
export interface PageReach extends Pick<OutsideServices, "tilesUrl"> {
  /** Under what the page's shop is measured; null where the page is of none. */
  readonly measured: MeasurementIds | null;
  /** Whether pages of this origin may show it in a frame. */
  readonly isFramed?: boolean;
}

/** The hash source of an inline script or style. */
export function hashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/**
 * The policy of a page: its own origin, and exactly the inline styles and scripts that the server wrote, by hash,
 * so that a page stays cacheable; also what the operator named, and what its shop is measured by. Style attributes carry positions and sizes and can load nothing.
 */
export function pagePolicy(
  styles: readonly string[],
  scripts: readonly string[],
  { tilesUrl, measured, isFramed = false }: PageReach,
): string {
  const hosts = measurementHosts(measured);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashSource), ...hosts.scripts].join(" "),
    `style-src 'self' ${styles.map(hashSource).join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...originOf(tilesUrl), ...hosts.pictures].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts.calls].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    isFramed ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
  ].join("; ");
}

function originOf(url: string | null): readonly string[] {
  return url === null ? [] : [new URL(url).origin];
}
