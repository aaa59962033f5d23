/** Where a text stops being JSON, and what is wrong there. Lines and columns count from one. */
export interface SyntaxFault {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

interface Cursor {
  readonly text: string;
  at: number;
}

const DEEPEST = 500;
const SPACE = /[ \t\r\n]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// JSON forbids exactly these characters within a text.
// eslint-disable-next-line no-control-regex
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

class Fault extends Error {}

/** Finds the first fault of a text that JSON.parse refused: its own messages name no line for most faults. */
export function locateSyntaxFault(text: string): SyntaxFault {
  const cursor: Cursor = { text, at: 0 };
  try {
    skipValue(cursor, 0);
    skipSpace(cursor);
    if (cursor.at < text.length) throw new Fault("something follows the end of the value");
    return { ...lineAndColumn(text, 0), reason: "it cannot be read as JSON" };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ...lineAndColumn(text, cursor.at), reason: error.message };
  }
}

function skipValue(cursor: Cursor, depth: number): void {
  if (depth > DEEPEST) throw new Fault(`it is nested more than ${DEEPEST} levels deep`);
  skipSpace(cursor);
  const first = cursor.text[cursor.at];
  if (first === undefined)
    throw new Fault(depth === 0 && cursor.at === 0 ? "the file is empty" : "the file ends too early");
  if (first === "{") return skipMembers(cursor, depth);
  if (first === "[") return skipElements(cursor, depth);
  if (first === '"') return skipString(cursor);
  if (!skip(cursor, SCALAR)) throw new Fault(`a value was expected, not ${JSON.stringify(first)}`);
}

function skipMembers(cursor: Cursor, depth: number): void {
  skipList(cursor, "}", () => {
    if (cursor.text[cursor.at] !== '"') throw new Fault("a name in double quotes was expected");
    skipString(cursor);
    skipSpace(cursor);
    if (cursor.text[cursor.at] !== ":") throw new Fault("a colon was expected after the name");
    cursor.at += 1;
    skipValue(cursor, depth + 1);
  });
}

function skipElements(cursor: Cursor, depth: number): void {
  skipList(cursor, "]", () => skipValue(cursor, depth + 1));
}

function skipList(cursor: Cursor, end: string, skipOne: () => void): void {
  cursor.at += 1;
  skipSpace(cursor);
  if (cursor.text[cursor.at] === end) {
    cursor.at += 1;
    return;
  }
  for (;;) {
    skipOne();
    skipSpace(cursor);
    const next = cursor.text[cursor.at];
    if (next !== "," && next !== end)
      throw new Fault(next === undefined ? "the file ends too early" : `a comma or ${end} was expected`);
    cursor.at += 1;
    if (next === end) return;
    skipSpace(cursor);
    if (cursor.text[cursor.at] === end) throw new Fault(`a comma stands before ${end}`);
  }
}

function skipString(cursor: Cursor): void {
  if (!skip(cursor, STRING))
    throw new Fault("a text is not closed, or holds a character that must be escaped");
}

function skipSpace(cursor: Cursor): void {
  skip(cursor, SPACE);
}

function skip(cursor: Cursor, pattern: RegExp): boolean {
  pattern.lastIndex = cursor.at;
  if (!pattern.test(cursor.text)) return false;
  cursor.at = pattern.lastIndex;
  return true;
}

function lineAndColumn(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at);
  return { line: before.split("\n").length, column: at - before.lastIndexOf("\n") };
}
