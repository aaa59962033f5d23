import type { ComponentType, ReactNode } from "react";
import type { RouteId } from "#core/routing/route-id.ts";
import type { ServedRoute } from "#core/routing/served-route.ts";
import type { Bundle } from "#ui/i18n/bundles.ts";

/** The props of a screen: the parameters of its path. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
  /** The content of a layout. */
  readonly children?: ReactNode;
}

/** A screen's code, loaded when it is first needed. */
export interface ScreenSource {
  /** The source file, by which the server finds the built scripts and styles. */
  readonly file: string;
  /** The lazily loaded texts that its first render needs: without them hydration would differ from the server's HTML. */
  readonly bundle?: Bundle | readonly Bundle[];
  load(): Promise<{ readonly default: ComponentType<ScreenProps> }>;
  /**
   * Of a dialog that fills a phone: what stands in its place in the first HTML of its address, until it can be used.
   */
  readonly outline?: ScreenSource;
}

/** The screen of each route that has one. */
export type Screens = Readonly<Partial<Record<RouteId, ScreenSource>>>;

/** The pages that one page may lead to without a load. */
export interface Pages {
  readonly routes: readonly ServedRoute[];
  readonly screens: Screens;
}
