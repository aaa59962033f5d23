/** Why a server cannot start on this database: one sentence that says what to do, without secrets. */
export class StartRefusal extends Error {
  override readonly name = "StartRefusal";
}
