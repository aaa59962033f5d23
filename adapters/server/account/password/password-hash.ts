import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

// OWASP's second recommended setting for argon2id: 19 MiB, two passes, one lane.
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify(argon2);

/** The argon2id hash of a password in PHC text form; the whole password counts, whatever its length. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await deriveTag(password, salt, MEMORY_KIB, PASSES, LANES);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Whether the password belongs to the hash; false for a hash that is no argon2id PHC text. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (match === null) return false;
  const [, memory, passes, lanes, salt = "", expected = ""] = match;
  const tag = await deriveTag(
    password,
    Buffer.from(salt, "base64"),
    Number(memory),
    Number(passes),
    Number(lanes),
  );
  const wanted = Buffer.from(expected, "base64");
  return tag.length === wanted.length && timingSafeEqual(tag, wanted);
}

function deriveTag(
  password: string,
  salt: Buffer,
  memory: number,
  passes: number,
  lanes: number,
): Promise<Buffer> {
  return derive("argon2id", {
    message: Buffer.from(password, "utf8"),
    nonce: salt,
    parallelism: lanes,
    tagLength: TAG_BYTES,
    memory,
    passes,
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
