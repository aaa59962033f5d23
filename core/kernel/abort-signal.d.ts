/**
 * The part of the platform's AbortSignal that core may know: it hands signals through to ports.
 * Browser and Node merge their own declaration with this one.
 */
interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
}
