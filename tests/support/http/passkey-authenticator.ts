import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  MadePasskey,
  PasskeyChallenge,
  PasskeyEnrolment,
  PasskeyProof,
} from "#core/account/passkey/passkey.ts";

/** What an authenticator, or the browser around it, says otherwise than it should. */
export interface Lies {
  readonly origin?: string;
  /** The RP id that is signed. */
  readonly host?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
  readonly credential?: string;
  readonly userHandle?: string | null;
  readonly type?: string;
}

/** An authenticator with one P-256 key that counts its signatures, and the browser around it. */
export interface PasskeyAuthenticator {
  readonly credential: string;
  create(enrolment: Pick<PasskeyEnrolment, "challenge" | "host" | "userHandle">, lies?: Lies): MadePasskey;
  prove(challenge: PasskeyChallenge, lies?: Lies): PasskeyProof;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** A new one; pages are of `originOf` a host, and it counts nothing where `counts` is false. */
export function createPasskeyAuthenticator(
  originOf: (host: string) => string,
  counts = true,
): PasskeyAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  const credential = id.toString("base64url");
  let counter = 0;
  let handle: string | null = null;

  const clientData = (type: string, { challenge, host }: PasskeyChallenge, lies: Lies): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? originOf(host),
        crossOrigin: false,
      }),
    );
  const authenticatorData = ({ host }: PasskeyChallenge, flags: number, lies: Lies): Buffer => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(lies.counter ?? counter);
    const verified = lies.isVerified === false ? 0 : VERIFIED;
    return Buffer.concat([sha256(lies.host ?? host), Buffer.of(PRESENT | verified | flags), counted]);
  };

  return {
    credential,
    create: (enrolment, lies = {}) => {
      handle = enrolment.userHandle;
      const key = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, "base64url"))],
        [cborInt(-3), cborBytes(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([
        authenticatorData(enrolment, ATTESTED, lies),
        Buffer.alloc(16),
        length,
        id,
        key,
      ]);
      const attestation = cborMap([
        [cborText("fmt"), cborText("none")],
        [cborText("attStmt"), cborMap([])],
        [cborText("authData"), cborBytes(data)],
      ]);
      return {
        credential: lies.credential ?? credential,
        clientData: clientData("webauthn.create", enrolment, lies).toString("base64url"),
        attestation: attestation.toString("base64url"),
      };
    },
    prove: (challenge, lies = {}) => {
      if (counts) counter += 1;
      const client = clientData("webauthn.get", challenge, lies);
      const data = authenticatorData(challenge, 0, lies);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        credential: lies.credential ?? credential,
        clientData: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: lies.userHandle === undefined ? handle : lies.userHandle,
      };
    },
  };
}

function sha256(bytes: string | Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

// As much of CBOR as an attestation needs.
function cborHead(major: number, n: number): Buffer {
  if (n < 24) return Buffer.of((major << 5) | n);
  return n < 256 ? Buffer.of((major << 5) | 24, n) : Buffer.of((major << 5) | 25, n >> 8, n & 0xff);
}

function cborInt(n: number): Buffer {
  return n < 0 ? cborHead(1, -1 - n) : cborHead(0, n);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
