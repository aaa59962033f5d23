/** Digits of a PIN (ACCOUNT-23). */
export const PIN_LENGTH = 6;

/** The PINs that people choose most, beyond those with a rule: patterns of a keypad and well-known rows (ACCOUNT-23). */
const COMMON_PINS: ReadonlySet<string> = new Set([
  "100000",
  "000001",
  "010203",
  "102030",
  "112233",
  "332211",
  "123321",
  "321123",
  "123654",
  "134679",
  "142536",
  "147258",
  "147852",
  "147963",
  "159357",
  "159753",
  "258369",
  "258456",
  "456123",
  "741852",
  "753951",
  "789456",
  "852963",
  "963852",
  "987456",
]);

/** Why a PIN is refused. */
export type PinProblem = "validation.pin_digits" | "validation.pin_simple";

/** What is wrong with a new PIN; null where nothing is (ACCOUNT-23). */
export function pinProblem(pin: string): PinProblem | null {
  if (!isPin(pin)) return "validation.pin_digits";
  return isGuessable(pin) ? "validation.pin_simple" : null;
}

const PIN = new RegExp(`^[0-9]{${PIN_LENGTH}}$`, "u");

/** Whether this is a PIN by its form: so many digits. */
export function isPin(text: string): boolean {
  return PIN.test(text);
}

function isGuessable(pin: string): boolean {
  return COMMON_PINS.has(pin) || isRepeated(pin) || isRow(pin, 1) || isRow(pin, -1);
}

// 111111, 121212, 123123.
function isRepeated(pin: string): boolean {
  return [1, 2, 3].some((length) => pin === pin.slice(0, length).repeat(pin.length / length));
}

// Ascending or descending, also past nine: 678901.
function isRow(pin: string, step: 1 | -1): boolean {
  return [...pin].every(
    (digit, index) => index === 0 || Number(digit) === (Number(pin[index - 1]) + step + 10) % 10,
  );
}
