import type { ComponentType, ReactNode } from "react";
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
  /** The source file of the list that `load` finds it in, where that is late itself. */
  readonly through?: string;
  /** The lazily loaded texts that its first render needs: without them hydration would differ from the server's HTML. */
  readonly bundle?: Bundle;
  load(): Promise<{ readonly default: ComponentType<ScreenProps> }>;
}
