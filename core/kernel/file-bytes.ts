/** A file that somebody chose: what `Blob` is wherever there is one. */
export interface FileBytes {
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}
