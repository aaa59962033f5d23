/** A file that somebody chose: what `Blob` is wherever there is one. */
export interface FileBytes {
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The same with its name: what `File` is. */
export interface NamedFile extends FileBytes {
  readonly name: string;
}
