import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { isPushEndpoint, PUSH_HOSTS } from "#core/push/push.ts";

describe("isPushEndpoint (BOARD-28)", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ:APA91bH-_x",
    "https://fcm.googleapis.com/wp/dQw4w9WgXcQ",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABm_-",
    "https://web.push.apple.com/QGuQyavXutnMH",
    "https://wns2-by3p.notify.windows.com/w/?token=BQYAAABW%2f%2bw%3d",
  ])("takes %s", (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com",
    "https://fcm.googleapis.com/",
    "https://fcm.googleapis.com:443/fcm/send/x",
    "https://fcm.googleapis.com:22/fcm/send/x",
    "https://user@fcm.googleapis.com/fcm/send/x",
    "https://user:word@fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://fcm.googleapis.com\\@127.0.0.1/x",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://2130706433/x",
    "https://0x7f000001/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data/",
    "https://localhost/x",
    "https://metadata.google.internal/x",
    "https://example.com/fcm.googleapis.com/x",
    "https://fcm.googleapis.com.example.com/x",
    "https://evilfcm.googleapis.com/x",
    "https://a.fcm.googleapis.com/x",
    "https://push.apple.com/x",
    "https://evilpush.apple.com/x",
    "https://.push.apple.com/x",
    "https://127.0.0.1#.push.apple.com/x",
    "https://127.0.0.1/.push.apple.com/x",
    "https://127.0.0.1?.push.apple.com/x",
    "https://fcm.googleapis.com./x",
    "https://FCM.GOOGLEAPIS.COM/x",
    "https://fcm。googleapis。com/x",
    "https://fcm.googleapis.com/x\r\nHost: localhost",
    "https://fcm.googleapis.com/x y",
    "https://fcm.googleapis.com/x#y",
    " https://fcm.googleapis.com/x",
    "https:/fcm.googleapis.com/x",
    "//fcm.googleapis.com/x",
    "file:///etc/passwd",
    "javascript:alert(1)",
    `https://fcm.googleapis.com/${"x".repeat(2000)}`,
    "",
  ])("refuses %s", (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });

  const hosts = PUSH_HOSTS.map((host) => host.replace("*.", ""));
  test.prop([fc.webUrl({ withQueryParameters: true, withFragments: true })])(
    "takes no other host, however the address is written",
    (url) => {
      const { hostname } = new URL(url);
      const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
      expect(isKnown || !isPushEndpoint(url)).toBe(true);
    },
  );

  const word = fc.stringMatching(/^[A-Za-z0-9_:.~/?&=%+@\\#[\] -]{0,20}$/);
  test.prop([word, fc.constantFrom(...hosts), word, word])(
    "takes only what a browser and a server read as https at that host, without a port or user",
    (before, host, between, path) => {
      const endpoint = `https://${before}${host}${between}/${path}`;
      const read = URL.canParse(endpoint) ? new URL(endpoint) : null;
      const isSafe =
        read !== null &&
        read.protocol === "https:" &&
        `${read.port}${read.username}${read.password}` === "" &&
        hosts.some((one) => read.hostname === one || read.hostname.endsWith(`.${one}`));
      expect(isSafe || !isPushEndpoint(endpoint)).toBe(true);
    },
  );
});
