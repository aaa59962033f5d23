/** The bell of the kitchen. */
export interface AlarmPort {
  /** Whether sound may play: browsers allow it only after a person touched the page. */
  isArmed(): boolean;
  /** Asks for sound inside a touch or click; answers whether it may play now. */
  arm(): Promise<boolean>;
  /** Plays without a pause until silenced. */
  loop(): void;
  /** Plays once. */
  ring(): void;
  silence(): void;
}
