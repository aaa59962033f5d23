/** How a device adds a shop as an app: the browser asks, or its person goes by the share menu. */
export type InstallWay = "prompt" | "share";

/** What a device says before anybody is asked. */
export interface InstallDevice {
  /** Null where there is none, as on a tablet or a computer. */
  readonly way: InstallWay | null;
  /** Whether the page runs as an installed app. */
  readonly isStandalone: boolean;
  /** Whether it was installed here before, or asked in the last 14 days. */
  readonly isInstalled: boolean;
  readonly wasAsked: boolean;
}

/** Installing, as far as a browser lets a page (INSTALL-1). */
export interface InstallPort {
  read(): Promise<InstallDevice>;
  /** Resolves when the browser offers to install; never where it does not. */
  offered(signal: AbortSignal): Promise<void>;
  /** Lets the browser ask; whether its person said yes. */
  prompt(): Promise<boolean>;
  /** Resolves when the app was installed, by whatever way. */
  installed(signal: AbortSignal): Promise<void>;
  markAsked(): Promise<void>;
  markInstalled(): Promise<void>;
}
