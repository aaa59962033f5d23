/** The only source of new identifiers, so that tests and simulations are repeatable. */
export interface IdSource {
  /** A new ULID: 26 characters, sortable by time of creation. */
  ulid(): string;
}
