import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:https";
import { buffer } from "node:stream/consumers";
import { Agent, buildConnector, fetch } from "undici";
import type { PostPush } from "#adapters/server/push/push-carrier.ts";
import type { PushDevice } from "#core/push/push.ts";
import { listen } from "#tests/support/server/carriers.ts";

/** The hosts under which the service is known to its test. */
export const TEST_PUSH_HOSTS = ["push.example.com"];

// Of nobody: for push.example.com and elsewhere.example.com, until 2126.
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBwzCCAWmgAwIBAgIUHar37YVHNDPBG9T6/N09aaRFAgowCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcHVzaC5leGFtcGxlLmNvbTAgFw0yNjExMjMxNDM0NTVaGA8y
MTI2MTAzMDE0MzQ1NVowGzEZMBcGA1UEAwwQcHVzaC5leGFtcGxlLmNvbTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABO6iHxvtVxpGipr0isnSa49PnJtG6US35wZb
Y0yFC0157rWtzsdCEltirlgmoviuYTSKHMCB+dC51/EtBqAT9CKjgYgwgYUwHQYD
VR0OBBYEFJ66uZdtWDUUAtZxfAQn35OJMtxtMB8GA1UdIwQYMBaAFJ66uZdtWDUU
AtZxfAQn35OJMtxtMA8GA1UdEwEB/wQFMAMBAf8wMgYDVR0RBCswKYIQcHVzaC5l
eGFtcGxlLmNvbYIVZWxzZXdoZXJlLmV4YW1wbGUuY29tMAoGCCqGSM49BAMCA0gA
MEUCIQDiUbRi4PGtfcejdiBIXZoqlenisLLzrE67K15i34YYJQIgCZIlow+jWt/M
JeQzhxCMQLoYX6LS3Tpu7e/yoT2yweE=
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgGKkyOO93Daj53YDp
Ta3CtM/6dqiNUo9DB+k2LHzgI+2hRANCAATuoh8b7VcaRoqa9IrJ0muPT5ybRulE
t+cGW2NMhQtNee61rc7HQhJbYq5YJqL4rmE0ihzAgfnQudfxLQagE/Qi
-----END PRIVATE KEY-----`;

/** What arrived at the service. */
export interface TakenPush {
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A push service over https on loopback, whatever name it is called by. */
export interface TestPushService {
  readonly taken: readonly TakenPush[];
  /** Reaches the service at any host. */
  readonly post: PostPush;
  /** Answers this status from now on; a redirect leads to another host of the service. */
  answer(status: number): void;
  stop(): Promise<void>;
}

/** Starts a push service that takes everything until a test changes that. */
export async function startPushService(): Promise<TestPushService> {
  const taken: TakenPush[] = [];
  let status = 201;
  const server = createServer({ cert: CERTIFICATE, key: KEY }, (request, response) => {
    void buffer(request).then((body) => {
      taken.push({ url: `${request.headers.host}${request.url}`, headers: request.headers, body });
      response.writeHead(status, { location: "https://elsewhere.example.com/taken" }).end("…");
    });
  });
  const port = await listen(server);
  const connect = buildConnector({ ca: CERTIFICATE });
  const dispatcher = new Agent({
    connect: (options, done) =>
      connect({ ...options, servername: options.hostname, hostname: "127.0.0.1", port: String(port) }, done),
  });
  return {
    taken,
    post: (url, init) => fetch(url, { ...init, dispatcher }),
    answer: (next) => {
      status = next;
    },
    stop: async () => {
      await dispatcher.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

/** A browser that takes pushes, and can read them. */
export interface TestDevice {
  readonly device: PushDevice;
  /** What a push says, as RFC 8188 and 8291 have it. */
  read(body: Buffer): unknown;
}

/** A new subscription of a browser at a host. */
export function newTestDevice(host = "push.example.com"): TestDevice {
  const keys = createECDH("prime256v1");
  const p256dh = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    device: {
      endpoint: `https://${host}/${randomBytes(9).toString("hex")}`,
      p256dh: p256dh.toString("base64url"),
      auth: auth.toString("base64url"),
    },
    read: (body) => JSON.parse(decrypt(body, keys, p256dh, auth)),
  };
}

function decrypt(body: Buffer, keys: ECDH, p256dh: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + sender.length);
  const shared = keys.computeSecret(sender);
  const secret = hkdf(shared, auth, Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, sender]), 32);
  const key = hkdf(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = hkdf(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return text.subarray(0, text.lastIndexOf(2)).toString("utf8");
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}
